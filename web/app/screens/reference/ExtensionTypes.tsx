/** The types of an extension with their members. */
import type { CSSProperties } from 'react';
import type { ExtensionDoc, ExtensionMember, ExtensionTypeDoc } from '../../../protocol/extension-book.ts';
import { Breakable } from '../../parts/Breakable.tsx';
import { Linked } from '../../parts/Linked.tsx';
import { TypeTexts } from '../../parts/TypeDescription.tsx';
import { referenceHref } from '../../state/route.ts';
import css from './Extensions.module.css';
import { typeHref } from './links.ts';
import frame from './Reference.module.css';
import types from './Types.module.css';
import { word } from '../../../protocol/words.ts';

/** Maximum number of requirements of one member shown. */
const MAX_RULES = 3;

/** One section for each type. */
export function ExtensionTypes({ extension, row }: { extension: ExtensionDoc; row: string }) {
  const own = new Set(extension.types.map(({ name }) => name));
  const hrefOf = (name: string): string =>
    own.has(name) ? referenceHref('extensions', extension.slug, name) : typeHref(extension.coreTypes, name);
  return (
    <>
      <h2>Types</h2>
      {extension.types.map((type) => (
        <TypeSection key={type.name} type={type} here={type.name === row} hrefOf={hrefOf} />
      ))}
    </>
  );
}

interface TypeSectionProps {
  type: ExtensionTypeDoc;
  here: boolean;
  hrefOf: (type: string) => string;
}

function TypeSection({ type: { name, says, kind, members }, here, hrefOf }: TypeSectionProps) {
  return (
    <section aria-label={name}>
      <h3 className={css.target} data-target={here || undefined}>
        <a href={hrefOf(name)}>
          <code>{name}</code>
        </a>
      </h3>
      <p className={frame.quiet}>
        <Linked text={says} />
      </p>
      {members.length === 0 ? (
        <p>
          <TypeTexts pieces={kind} hrefOf={hrefOf} />
        </p>
      ) : (
        <ul className={types.members} aria-label={`Members of ${name}`}>
          {members.map((member) => (
            <MemberRow key={member.path} member={member} hrefOf={hrefOf} />
          ))}
        </ul>
      )}
    </section>
  );
}

function MemberRow({ member, hrefOf }: { member: ExtensionMember; hrefOf: (type: string) => string }) {
  const { name, depth, need, kind, limits, says, requirements } = member;
  const style: CSSProperties & { '--depth': number } = { '--depth': depth };
  return (
    <li style={style}>
      <div className={types.name}>
        <code>
          <Breakable name={name} />
        </code>
        <span className={types.need} data-need={need}>
          {word(need)}
        </span>
      </div>
      <div>
        <TypeTexts pieces={kind} hrefOf={hrefOf} />
        {limits === '' ? null : (
          <span className={types.extra}>
            <Linked text={limits} />
          </span>
        )}
      </div>
      <div>
        <Linked text={says} />
        {requirements.length === 0 ? null : (
          <span className={types.rules}>
            {requirements.slice(0, MAX_RULES).map((id) => (
              <a key={id} href={referenceHref('rules', id)}>
                {id}
              </a>
            ))}
          </span>
        )}
      </div>
    </li>
  );
}
