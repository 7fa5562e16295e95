/** One type: its members in one revision, its uses, its changes. */
import { Fragment, useId } from 'react';
import { revisionsOfType, typeDetails, typesIn, type TypeDoc } from '../../../protocol/catalog.ts';
import type { RevisionId } from '../../../protocol/types.ts';
import { Linked } from '../../parts/Linked.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { Segments } from '../../parts/Segments.tsx';
import { TypeTexts } from '../../parts/TypeDescription.tsx';
import { referenceHref } from '../../state/route.ts';
import { typeHref } from './links.ts';
import { MemberList } from './MemberList.tsx';
import { NEWEST, sinceText } from './spans.ts';
import css from './Types.module.css';
import { useRevision } from './useRevision.ts';

interface TypePageProps {
  /** `null`: the selected one, if it has the type. */
  revision: RevisionId | null;
  name: string;
  /** The member in the address; empty for none. */
  member: string;
}

/** The page; nothing for an unknown type. */
export function TypePage({ revision: requested, name, member }: TypePageProps) {
  const id = useId();
  const chosen = useRevision();
  const revisions = revisionsOfType(name);
  const newest = revisions.at(-1);
  if (newest === undefined) return null;
  const wanted = requested ?? chosen;
  const revision = revisions.includes(wanted) ? wanted : newest;
  const type = typesIn(revision).get(name);
  if (!type) return null;
  const before = revisions[revisions.indexOf(revision) - 1];
  const old = before && typesIn(before).get(name);
  const news = old ? typeDetails(old, type) : [];
  const hrefOf = (other: string): string => typeHref(revision, other);
  return (
    <div>
      <PageHead
        id={id}
        code
        title={name}
        crumbs={[
          { label: 'Types', href: referenceHref('types') },
          { label: revision, href: referenceHref('types', revision) },
        ]}
        lead={type.says}
      >
        <Segments
          label="Revision"
          value={revision}
          items={revisions.map((one) => ({ id: one, label: one, code: true, href: typeHref(one, name) }))}
        />
      </PageHead>
      {requested !== null && requested !== revision ? (
        <p className={css.changes}>
          {requested} does not have this type; this is {revision}.
        </p>
      ) : null}
      {type.members.length === 0 ? (
        <p className={css.union}>
          <TypeTexts pieces={type.kind} hrefOf={hrefOf} />
          {type.limits === '' ? null : (
            <span className={css.extra}>
              <Linked text={type.limits} />
            </span>
          )}
        </p>
      ) : (
        <MemberList type={type} revision={revision} member={member} />
      )}
      {news.length === 0 || before === undefined ? null : (
        <>
          <h2>Changed since {before}</h2>
          <ul className={css.changes}>
            {news.map((one) => (
              <li key={one}>
                <Linked text={one} />
              </li>
            ))}
          </ul>
        </>
      )}
      <h2>Usage</h2>
      <Facts type={type} revision={revision} isNewest={newest === NEWEST} />
    </div>
  );
}

function Facts({ type, revision, isNewest }: { type: TypeDoc; revision: RevisionId; isNewest: boolean }) {
  const { methods, usedBy, revisions, url, clause } = type;
  return (
    <dl className={css.facts}>
      {methods.length === 0 ? null : (
        <>
          <dt>Methods</dt>
          <dd>
            <Links names={methods} hrefOf={(name) => referenceHref('methods', name)} />
          </dd>
        </>
      )}
      {usedBy.length === 0 ? null : (
        <>
          <dt>Used by</dt>
          <dd>
            <Links names={usedBy} hrefOf={(name) => typeHref(revision, name)} />
          </dd>
        </>
      )}
      <dt>Revisions</dt>
      <dd>{sinceText(revisions[0], isNewest ? undefined : revisions.at(-1))}</dd>
      <dt>Specification</dt>
      <dd>
        <a href={url} target="_blank" rel="noopener">
          {clause}
          <span className="vh"> (opens a new tab)</span>
        </a>
      </dd>
    </dl>
  );
}

function Links({ names, hrefOf }: { names: readonly string[]; hrefOf: (name: string) => string }) {
  return (
    <>
      {names.map((name) => (
        <Fragment key={name}>
          <a href={hrefOf(name)}>
            <code>{name}</code>
          </a>
        </Fragment>
      ))}
    </>
  );
}
