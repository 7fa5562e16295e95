/** What is done with a custom set exercises: opened, read from a link, made a link, forgotten. */
import { formatRoute } from '../../../state/route.ts';
import { MAX_LINK_LENGTH, packText, unpackText, WHY_NOT } from '../../../state/share.ts';
import { tutor, wakeTutor } from '../tutor.ts';
import { hiddenFile, storeOwn, ownStore, type OwnSource } from './own-store.ts';

/** Bytes of a file at most; larger ones are not read at all. */
const MAX_FILE_LENGTH = 4_000_000;

/** Opens a file that somebody chose or dropped. */
export async function openOwnFile(file: File): Promise<void> {
  if (file.size > MAX_FILE_LENGTH) {
    ownStore.setState({
      trouble: 'This file is larger than 4 MB, and a file of exercises has 1 MB at most. Split it.',
    });
    return;
  }
  try {
    await takeOwn(await file.text(), 'file');
  } catch {
    ownStore.setState({ trouble: 'This file could not be read. It may be a folder, or gone.' });
  }
}

/** Puts a file in force where it has at least one exercise, and says what is wrong with it. */
export async function takeOwn(text: string, from: OwnSource): Promise<void> {
  ownStore.setState({ busy: true, trouble: null, refused: null });
  wakeTutor();
  const reading = await tutor.own(text, from === 'file');
  ownStore.setState({ busy: false });
  if (!reading) return;
  const [first] = reading.problems;
  if (reading.items.length > 0) ownStore.setState({ text, from, reading, kept: storeOwn(from, text) });
  else if (from === 'file') ownStore.setState({ refused: reading });
  else ownStore.setState({ trouble: `The file in this link has no exercise that can be used. ${first?.says ?? ''}` });
}

/** Reads the set in force anew, where that was not done yet. */
export async function readOwn(): Promise<void> {
  const { text, reading, busy, from } = ownStore.getState();
  if (text === null || reading !== null || busy) return;
  ownStore.setState({ busy: true });
  wakeTutor();
  const read = await tutor.own(text, false);
  if (ownStore.getState().text === text && ownStore.getState().from === from)
    ownStore.setState({ busy: false, reading: read });
}

/** Opens the set of a link: it is read, and nothing of it runs. */
export async function openOwnLink(packed: string): Promise<void> {
  const { opened, text } = ownStore.getState();
  if (packed === opened && text !== null) return;
  ownStore.setState({ busy: true, trouble: null, opened: packed });
  const unpacked = await unpackText(packed);
  if (unpacked.text === null) ownStore.setState({ trouble: WHY_NOT[unpacked.because] });
  else if (unpacked.text !== ownStore.getState().text) await takeOwn(unpacked.text, 'link');
  ownStore.setState({ busy: false });
  // The set that was there before stays in force where the link brings none.
  await readOwn();
}

/** Forgets the set in force. One that came with a link gives way to the file that was there before. */
export async function forgetOwn(): Promise<void> {
  const { from } = ownStore.getState();
  storeOwn(from, null);
  const text = from === 'link' ? hiddenFile() : null;
  ownStore.setState({ text, from: 'file', reading: null, refused: null, trouble: null, kept: true, busy: false });
  await readOwn();
}

/** A link to an item with the set in it, for others; null where it would be too long for one. */
export async function ownLink(id: string, text: string, base: string): Promise<string | null> {
  const own = await packText(text);
  if (own === null) return null;
  const link = base + formatRoute({ screen: 'learn', page: [id], revision: 'auto', embed: false, own });
  return link.length > MAX_LINK_LENGTH ? null : link;
}
