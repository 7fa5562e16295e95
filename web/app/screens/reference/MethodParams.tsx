/** The parameters of a method, for its page. */
import { typesIn } from '../../../protocol/catalog.ts';
import type { RevisionId } from '../../../protocol/types.ts';
import { Linked } from '../../parts/Linked.tsx';
import { typeHref } from './links.ts';
import css from './MethodPage.module.css';

/** The members of the parameters, as in the newest revision that has the method. */
export function MethodParams({ name, revision }: { name: string; revision: RevisionId }) {
  const params = typesIn(revision)
    .get(name)
    ?.members.find((member) => member.path === 'params');
  const type = params?.kind.find((piece) => piece.is === 'type')?.text;
  const members = type === undefined ? [] : (typesIn(revision).get(type)?.members ?? []);
  const top = members.filter((member) => member.depth === 0);
  if (type === undefined || top.length === 0) return null;
  return (
    <>
      <h2>
        <code>params</code> in {revision}
      </h2>
      <dl className={css.params}>
        {top.map((member) => (
          <div key={member.path}>
            <dt>
              <a href={typeHref(revision, type, member.path)}>
                <code>{member.name}</code>
              </a>
              <span className={css.note}>{member.need}</span>
            </dt>
            <dd>
              <Linked text={member.says} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
