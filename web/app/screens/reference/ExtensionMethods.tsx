/** The methods of an extension, with their senders and types. */
import { useId } from 'react';
import type { ExtensionDoc, ExtensionMethodDoc } from '../../../protocol/extension-book.ts';
import { Breakable } from '../../parts/Breakable.tsx';
import { KindIcon } from '../../parts/KindIcon.tsx';
import { Linked } from '../../parts/Linked.tsx';
import { methodHref } from '../../parts/methodNames.ts';
import { ScrollTable } from '../../parts/ScrollTable.tsx';
import { referenceHref } from '../../state/route.ts';
import css from './Extensions.module.css';
import frame from './Reference.module.css';

/** The table, and the former names; nothing for an extension without methods. */
export function ExtensionMethods({ extension, row }: { extension: ExtensionDoc; row: string }) {
  const id = useId();
  const { methods, formerMethods, types, slug } = extension;
  if (methods.length === 0) return null;
  const own = new Set(types.map(({ name }) => name));
  return (
    <>
      <h2 id={id}>Methods</h2>
      <ScrollTable labelledBy={id}>
        <thead>
          <tr>
            <th scope="col">Method</th>
            <th scope="col">Sent by</th>
            <th scope="col">Purpose</th>
            <th scope="col">Message</th>
            <th scope="col">Response</th>
          </tr>
        </thead>
        <tbody>
          {methods.map((method) => (
            <tr key={method.name} data-target={method.name === row || undefined} className={css.row}>
              <th scope="row">
                <a
                  aria-label={method.name}
                  href={
                    types.length > 0 ? referenceHref('extensions', slug, method.name) : (methodHref(method.name) ?? '')
                  }
                >
                  <code>
                    <Breakable name={method.name} slashes />
                  </code>
                </a>
              </th>
              <td className={css.by}>
                <KindIcon kind={method.kind} />
                <span className="vh">{method.kind}, </span>
                {method.sender.join(', ')}
              </td>
              <td>
                <Linked text={method.says} />
                {method.since === undefined ? null : <span className={frame.quiet}> Since {method.since}.</span>}
              </td>
              <td>
                <TypeName name={method.type} slug={slug} own={own} />
              </td>
              <td>{answerOf(method, slug, own)}</td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
      {formerMethods.length === 0 ? null : (
        <>
          <h3>Former names</h3>
          <ul className={frame.list}>
            {formerMethods.map(({ name, instead }) => (
              <li key={name}>
                <code>{name}</code>
                {instead === null ? ': no longer a method.' : <Linked text={`: use \`${instead}\`.`} />}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function answerOf({ kind, result }: ExtensionMethodDoc, slug: string, own: ReadonlySet<string>) {
  if (kind === 'notification') return 'none';
  return <TypeName name={result} slug={slug} own={own} />;
}

/** A type of the extension as a link. */
function TypeName({ name, slug, own }: { name: string | undefined; slug: string; own: ReadonlySet<string> }) {
  if (name === undefined) return <span className={frame.quiet}>as in the core</span>;
  const code = (
    <code>
      <Breakable name={name} />
    </code>
  );
  return own.has(name) ? <a href={referenceHref('extensions', slug, name)}>{code}</a> : code;
}
