/** Operations on a set of custom exercises: opening, reading from a link, creating a link, removing. */
import { formatRoute } from '../../../state/route.ts';
import { MAX_LINK_LENGTH, packText, unpackText, WHY_NOT } from '../../../state/share.ts';
import { tutor, wakeTutor } from '../tutor.ts';
import { hiddenFile, storeCustomSet, customStore, type CustomSource } from './custom-store.ts';

/** Maximum file size, bytes; larger files are not read. */
const MAX_FILE_LENGTH = 4_000_000;

/** Opens a file that was selected or dropped. */
export async function openCustomFile(file: File): Promise<void> {
  if (file.size > MAX_FILE_LENGTH) {
    customStore.setState({
      trouble: 'This file is larger than 4 MB, but an exercise file may have at most 1 MB. Split it.',
    });
    return;
  }
  try {
    await takeCustomSet(await file.text(), 'file');
  } catch {
    customStore.setState({ trouble: 'This file could not be read. It may be a folder, or it was deleted.' });
  }
}

/** Activates a file with at least one exercise, and reports its problems. */
export async function takeCustomSet(text: string, from: CustomSource): Promise<void> {
  customStore.setState({ busy: true, trouble: null, refused: null });
  wakeTutor();
  const reading = await tutor.customSet(text, from === 'file');
  customStore.setState({ busy: false });
  if (!reading) return;
  const [first] = reading.problems;
  if (reading.items.length > 0) customStore.setState({ text, from, reading, stored: storeCustomSet(from, text) });
  else if (from === 'file') customStore.setState({ refused: reading });
  else customStore.setState({ trouble: `The file in this link has no valid exercise. ${first?.says ?? ''}` });
}

/** Reads the current set if that was not done yet. */
export async function readCustomSet(): Promise<void> {
  const { text, reading, busy, from } = customStore.getState();
  if (text === null || reading !== null || busy) return;
  customStore.setState({ busy: true });
  wakeTutor();
  const read = await tutor.customSet(text, false);
  if (customStore.getState().text === text && customStore.getState().from === from)
    customStore.setState({ busy: false, reading: read });
}

/** Opens the set of a link: it is read, but nothing of it runs. */
export async function openCustomLink(packed: string): Promise<void> {
  const { opened, text } = customStore.getState();
  if (packed === opened && text !== null) return;
  customStore.setState({ busy: true, trouble: null, opened: packed });
  const unpacked = await unpackText(packed);
  if (unpacked.text === null) customStore.setState({ trouble: WHY_NOT[unpacked.because] });
  else if (unpacked.text !== customStore.getState().text) await takeCustomSet(unpacked.text, 'link');
  customStore.setState({ busy: false });
  // The previous set stays if the link contains none.
  await readCustomSet();
}

/** Removes the current set. A set from a link is replaced by the previous file. */
export async function forgetCustomSet(): Promise<void> {
  const { from } = customStore.getState();
  storeCustomSet(from, null);
  const text = from === 'link' ? hiddenFile() : null;
  customStore.setState({ text, from: 'file', reading: null, refused: null, trouble: null, stored: true, busy: false });
  await readCustomSet();
}

/** A link to an item, including the set; null if it would be too long. */
export async function customLink(id: string, text: string, base: string): Promise<string | null> {
  const own = await packText(text);
  if (own === null) return null;
  const link = base + formatRoute({ screen: 'learn', page: [id], revision: 'auto', embed: false, own });
  return link.length > MAX_LINK_LENGTH ? null : link;
}
