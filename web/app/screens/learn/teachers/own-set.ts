/** Operations on a set of custom exercises: opening, reading from a link, creating a link, removing. */
import { formatRoute } from '../../../state/route.ts';
import { MAX_LINK_LENGTH, packText, unpackText, WHY_NOT } from '../../../state/share.ts';
import { tutor, wakeTutor } from '../tutor.ts';
import { hiddenFile, storeOwn, ownStore, type OwnSource } from './own-store.ts';

/** Maximum file size, bytes; larger files are not read. */
const MAX_FILE_LENGTH = 4_000_000;

/** Opens a file that was selected or dropped. */
export async function openOwnFile(file: File): Promise<void> {
  if (file.size > MAX_FILE_LENGTH) {
    ownStore.setState({
      trouble: 'This file is larger than 4 MB, but an exercise file may have at most 1 MB. Split it.',
    });
    return;
  }
  try {
    await takeOwn(await file.text(), 'file');
  } catch {
    ownStore.setState({ trouble: 'This file could not be read. It may be a folder, or it was deleted.' });
  }
}

/** Activates a file with at least one exercise, and reports its problems. */
export async function takeOwn(text: string, from: OwnSource): Promise<void> {
  ownStore.setState({ busy: true, trouble: null, refused: null });
  wakeTutor();
  const reading = await tutor.own(text, from === 'file');
  ownStore.setState({ busy: false });
  if (!reading) return;
  const [first] = reading.problems;
  if (reading.items.length > 0) ownStore.setState({ text, from, reading, stored: storeOwn(from, text) });
  else if (from === 'file') ownStore.setState({ refused: reading });
  else ownStore.setState({ trouble: `The file in this link has no valid exercise. ${first?.says ?? ''}` });
}

/** Reads the current set if that was not done yet. */
export async function readOwn(): Promise<void> {
  const { text, reading, busy, from } = ownStore.getState();
  if (text === null || reading !== null || busy) return;
  ownStore.setState({ busy: true });
  wakeTutor();
  const read = await tutor.own(text, false);
  if (ownStore.getState().text === text && ownStore.getState().from === from)
    ownStore.setState({ busy: false, reading: read });
}

/** Opens the set of a link: it is read, but nothing of it runs. */
export async function openOwnLink(packed: string): Promise<void> {
  const { opened, text } = ownStore.getState();
  if (packed === opened && text !== null) return;
  ownStore.setState({ busy: true, trouble: null, opened: packed });
  const unpacked = await unpackText(packed);
  if (unpacked.text === null) ownStore.setState({ trouble: WHY_NOT[unpacked.because] });
  else if (unpacked.text !== ownStore.getState().text) await takeOwn(unpacked.text, 'link');
  ownStore.setState({ busy: false });
  // The previous set stays if the link contains none.
  await readOwn();
}

/** Removes the current set. A set from a link is replaced by the previous file. */
export async function forgetOwn(): Promise<void> {
  const { from } = ownStore.getState();
  storeOwn(from, null);
  const text = from === 'link' ? hiddenFile() : null;
  ownStore.setState({ text, from: 'file', reading: null, refused: null, trouble: null, stored: true, busy: false });
  await readOwn();
}

/** A link to an item, including the set; null if it would be too long. */
export async function ownLink(id: string, text: string, base: string): Promise<string | null> {
  const own = await packText(text);
  if (own === null) return null;
  const link = base + formatRoute({ screen: 'learn', page: [id], revision: 'auto', embed: false, own });
  return link.length > MAX_LINK_LENGTH ? null : link;
}
