/** The members of a type, one row each; objects written out inside it are indented. */
import type { CSSProperties } from 'react';
import type { MemberDoc, TypeDoc } from '../../../protocol/catalog.ts';
import type { RevisionId } from '../../../protocol/types.ts';
import { Inline } from '../../parts/Inline.tsx';
import { Breakable } from '../../parts/PageHead.tsx';
import { ScrollTable } from '../../parts/ScrollTable.tsx';
import { TypeWords } from '../../parts/TypeWords.tsx';
import { referenceHref } from '../../state/route.ts';
import { typeHref } from './links.ts';
import frame from './Reference.module.css';
import css from './Types.module.css';

interface MemberTableProps {
  type: TypeDoc;
  revision: RevisionId;
  /** Path of the member that the address names. */
  member: string;
  labelledBy: string;
}

/** Rules named in a row at most; the others stand on their own pages. */
const MOST_RULES = 3;

/** The table. */
export function MemberTable({ type, revision, member, labelledBy }: MemberTableProps) {
  return (
    <ScrollTable labelledBy={labelledBy}>
      <thead>
        <tr>
          <th scope="col" className={css.member}>
            Member
          </th>
          <th scope="col" className={css.kind}>
            Holds
          </th>
          <th scope="col">What it is</th>
        </tr>
      </thead>
      <tbody>
        {type.members.map((one) => (
          <MemberRow key={one.path} type={type} member={one} revision={revision} here={one.path === member} />
        ))}
      </tbody>
    </ScrollTable>
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
  const indent: CSSProperties = { paddingInlineStart: `${depth * 1.125}rem` };
  const shown = requirements.slice(0, MOST_RULES);
  return (
    <tr data-target={here || undefined}>
      <th scope="row" className={css.name}>
        <span style={indent}>
          <a className={css.anchor} href={typeHref(revision, type.name, path)}>
            <code>
              <Breakable name={name} />
            </code>
          </a>
        </span>
        <span className={css.need} data-need={need} style={indent}>
          {need}
        </span>
      </th>
      <td>
        <TypeWords pieces={kind} hrefOf={(other) => typeHref(revision, other)} />
        {limits === '' ? null : (
          <span className={css.extra}>
            <Inline text={limits} />
          </span>
        )}
      </td>
      <td>
        <Inline text={says} />
        {since === type.revisions[0] ? null : <span className={css.extra}>Since {since}.</span>}
        {shown.length === 0 ? null : (
          <span className={`${css.extra ?? ''} ${frame.tags ?? ''}`}>
            {shown.map((id) => (
              <a key={id} href={referenceHref('rules', id)}>
                {id}
              </a>
            ))}
            {requirements.length > shown.length ? <span>and {requirements.length - shown.length} more</span> : null}
          </span>
        )}
      </td>
    </tr>
  );
}
