/** The members of a type, one row each; members of inline objects are indented. */
import type { CSSProperties } from 'react';
import type { MemberDoc, TypeDoc } from '../../../protocol/catalog.ts';
import type { RevisionId } from '../../../protocol/types.ts';
import { Breakable } from '../../parts/Breakable.tsx';
import { Linked } from '../../parts/Linked.tsx';
import { TypeTexts } from '../../parts/TypeDescription.tsx';
import { referenceHref } from '../../state/route.ts';
import { typeHref } from './links.ts';
import css from './Types.module.css';
import { word } from '../../../protocol/words.ts';

/** Maximum number of rules in a row; the others have their own pages. */
const MAX_RULES = 3;

interface MemberListProps {
  type: TypeDoc;
  revision: RevisionId;
  /** Path of the member in the address. */
  member: string;
}

/** The rows. */
export function MemberList({ type, revision, member }: MemberListProps) {
  return (
    <ul className={css.members} aria-label="Members">
      {type.members.map((one) => (
        <MemberRow key={one.path} type={type} member={one} revision={revision} here={one.path === member} />
      ))}
    </ul>
  );
}

interface MemberRowProps {
  type: TypeDoc;
  member: MemberDoc;
  revision: RevisionId;
  here: boolean;
}

function MemberRow({ type, member, revision, here }: MemberRowProps) {
  const { path, name, depth, need, kind, limits, says, since, requirements } = member;
  const style: CSSProperties & { '--depth': number } = { '--depth': depth };
  const shown = requirements.slice(0, MAX_RULES);
  return (
    <li style={style} data-target={here || undefined}>
      <div className={css.name}>
        <a className={css.anchor} href={typeHref(revision, type.name, path)} aria-label={path}>
          <code>
            <Breakable name={name} />
          </code>
        </a>
        <span className={css.need} data-need={need}>
          {word(need)}
        </span>
      </div>
      <div>
        <TypeTexts pieces={kind} hrefOf={(other) => typeHref(revision, other)} />
        {limits === '' ? null : (
          <span className={css.extra}>
            <Linked text={limits} />
          </span>
        )}
      </div>
      <div>
        <Linked text={says} />
        {since === type.revisions[0] ? null : <span className={css.extra}>Since {since}.</span>}
        {shown.length === 0 ? null : (
          <span className={css.rules}>
            {shown.map((id) => (
              <a key={id} href={referenceHref('rules', id)}>
                {id}
              </a>
            ))}
            {requirements.length > shown.length ? <span>and {requirements.length - shown.length} more</span> : null}
          </span>
        )}
      </div>
    </li>
  );
}
