/** Pages of extensions, and of rules outside of the revisions. */
import { useId } from 'react';
import type { ExtensionBook, ExtensionDoc } from '../../../protocol/extension-book.ts';
import { Linked } from '../../parts/Linked.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { count } from '../../parts/text.ts';
import { referenceHref } from '../../state/route.ts';
import { ExtensionPage } from './ExtensionPage.tsx';
import { ExtensionRulePage } from './ExtensionRulePage.tsx';
import { OtherRulePage } from './OtherRulePage.tsx';
import frame from './Reference.module.css';

export { ExtensionRules } from './ExtensionRules.tsx';

interface ExtraPageProps {
  /** The path after `reference`, with a title in `extraTitle`. */
  page: readonly string[];
  book: ExtensionBook;
}

/** The extension that an address is about, and the row on its page. */
function extensionAt([name, ...rest]: readonly string[], { extensions }: ExtensionBook): [ExtensionDoc, string] | null {
  const id = rest.join('/');
  if (name === 'extensions') {
    const found = extensions.find(({ slug }) => slug === rest[0]);
    return found ? [found, rest.slice(1).join('/')] : null;
  }
  const rows = (one: ExtensionDoc): readonly { readonly name: string }[] =>
    name === 'methods' ? one.methods : name === 'types' ? one.types : [];
  // A link to a type may name a revision, which extensions do not depend on.
  const own = name === 'types' ? (rest.at(-1) ?? '') : id;
  const found = extensions.find((one) => rows(one).some((row) => row.name === own));
  return found ? [found, own] : null;
}

/** The window title of a page; `null` if there is no such page. */
export function extraTitle(page: readonly string[], book: ExtensionBook): string | null {
  const [name, ...rest] = page;
  const id = rest.join('/');
  if (name === 'extensions' && id === '') return 'Extensions';
  if (name === 'rules') {
    const title =
      book.rules.find((one) => one.id === id)?.title ??
      book.extensions.flatMap(({ requirements }) => requirements).find((one) => one.id === id)?.title;
    return title?.replaceAll('`', '') ?? null;
  }
  return extensionAt(page, book)?.[0].title ?? null;
}

/** The page; nothing for an address without a title. */
export function ExtraPage({ page, book }: ExtraPageProps) {
  const [name, ...rest] = page;
  const id = rest.join('/');
  if (name === 'rules') {
    const fact = book.rules.find((one) => one.id === id);
    if (fact) return <OtherRulePage fact={fact} />;
    const extension = book.extensions.find(({ requirements }) => requirements.some((one) => one.id === id));
    const row = extension?.requirements.find((one) => one.id === id);
    return extension && row ? <ExtensionRulePage extension={extension} row={row} /> : null;
  }
  const found = extensionAt(page, book);
  if (found) return <ExtensionPage key={found[0].id} extension={found[0]} row={found[1]} />;
  return <ExtensionList extensions={book.extensions} />;
}

function ExtensionList({ extensions }: { extensions: readonly ExtensionDoc[] }) {
  const id = useId();
  return (
    <div>
      <PageHead
        id={id}
        title="Extensions"
        lead="Official extensions of MCP. A message, an HTTP exchange or a document that uses one is judged by it, in the version that it shows."
      />
      <ul className={frame.list}>
        {extensions.map(({ slug, title, says, methods, requirements, versions }) => (
          <li key={slug}>
            <a href={referenceHref('extensions', slug)}>{title}</a>
            <p>
              <Linked text={says} />
            </p>
            <span className={frame.small}>
              {[
                ...(methods.length > 0 ? [count(methods.length, 'method')] : []),
                count(requirements.length, 'requirement'),
                count(versions.length, 'version'),
              ].join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
