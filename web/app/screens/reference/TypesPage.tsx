/** The types of one revision, by purpose. */
import { useId } from 'react';
import { typeDetails, typesIn, type TypeDoc, type TypeRole } from '../../../protocol/catalog.ts';
import type { RevisionId } from '../../../protocol/types.ts';
import { Breakable } from '../../parts/Breakable.tsx';
import { Linked } from '../../parts/Linked.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { Segments } from '../../parts/Segments.tsx';
import { referenceHref } from '../../state/route.ts';
import { typeHref } from './links.ts';
import frame from './Reference.module.css';
import { MCP, NEWEST } from './spans.ts';
import css from './Types.module.css';
import { useRevision } from './useRevision.ts';

const ROLES: readonly { role: TypeRole; title: string }[] = [
  { role: 'message', title: 'Requests and notifications' },
  { role: 'params', title: 'Parameters' },
  { role: 'result', title: 'Results' },
  { role: 'part', title: 'Parts of messages' },
];

/** The page; for the selected revision if the address has none. */
export function TypesPage({ revision: requested }: { revision: RevisionId | null }) {
  const id = useId();
  const chosen = useRevision();
  const wanted = requested ?? chosen;
  const revision = MCP.includes(wanted) ? wanted : NEWEST;
  const types = [...typesIn(revision).values()].toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  const before = MCP[MCP.indexOf(revision) - 1];
  return (
    <div>
      <PageHead id={id} title="Types" lead={`Every type of ${revision}, each with a page of its members.`}>
        <Segments
          label="Revision"
          value={revision}
          items={MCP.map((one) => ({ id: one, label: one, code: true, href: referenceHref('types', one) }))}
        />
      </PageHead>
      {ROLES.map(({ role, title }) => {
        const some = types.filter((type) => type.role === role);
        return some.length === 0 ? null : (
          <section key={role} aria-labelledby={`${id}-${role}`}>
            <h2 id={`${id}-${role}`}>
              {title} <span className={frame.num}>{some.length}</span>
            </h2>
            <ul className={css.types}>
              {some.map((type) => (
                <li key={type.name}>
                  <a href={typeHref(revision, type.name)}>
                    <code>
                      <Breakable name={type.name} />
                    </code>
                  </a>
                  <span className={frame.tag}>{newsOf(type, before)}</span>
                  <p>
                    <Linked text={type.says} />
                  </p>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      {types.length === 0 ? <p className={frame.prose}>This revision defines no types.</p> : null}
    </div>
  );
}

function newsOf(type: TypeDoc, before: RevisionId | undefined): string {
  if (before === undefined) return '';
  const old = typesIn(before).get(type.name);
  if (!old) return 'new';
  return typeDetails(old, type).length > 0 ? 'changed' : '';
}
