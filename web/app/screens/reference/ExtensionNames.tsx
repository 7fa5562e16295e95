/** The keys of `_meta`, the error codes, the URI schemes and the media types of an extension. */
import type { ExtensionDoc } from '../../../protocol/extension-book.ts';
import { Linked } from '../../parts/Linked.tsx';
import frame from './Reference.module.css';

interface NameRow {
  name: string;
  says: string;
}

/** One list for each sort of names that the extension has. */
export function ExtensionNames({ extension, row }: { extension: ExtensionDoc; row: string }) {
  const { metaKeys, errorCodes, uriSchemes, mediaTypes } = extension;
  const lists: { title: string; rows: NameRow[] }[] = [
    {
      title: 'Keys of _meta',
      rows: metaKeys.map(({ key, on, says, deprecated }) => ({
        name: key,
        says: `On ${on}. ${says}${deprecated ? ' Deprecated.' : ''}`,
      })),
    },
    { title: 'Error codes', rows: errorCodes.map(({ code, says }) => ({ name: String(code), says })) },
    { title: 'URI schemes', rows: uriSchemes.map(({ scheme, says }) => ({ name: scheme, says })) },
    { title: 'Media types', rows: mediaTypes.map(({ type, says }) => ({ name: type, says })) },
  ];
  return lists
    .filter(({ rows }) => rows.length > 0)
    .map(({ title, rows }) => (
      <section key={title} aria-label={title}>
        <h2>{title}</h2>
        <ul className={frame.list}>
          {rows.map(({ name, says }) => (
            <li key={`${name} ${says}`} data-target={name === row || undefined}>
              <code>{name}</code> <Linked text={says} />
            </li>
          ))}
        </ul>
      </section>
    ));
}
