/** Saves the drawing of a sequence; the code that makes files is loaded with the first one. */
import type { Picture, PictureLooks } from '../../parts/sequence/picture.ts';

/** The advice after a failure, unless a screen has more to offer. */
const FEWER_ROWS = 'Fold more rows and save again.';

/** Saves a drawing as a file. Returns what the user should know, such as omitted rows; never rejects. */
export function saveDrawing(
  format: 'svg' | 'png',
  draw: (looks: PictureLooks) => Generator<undefined, Picture>,
  advice = FEWER_ROWS,
): Promise<string | null> {
  return import('./picture-files.ts')
    .then(({ savePicture }) => savePicture(format, draw))
    .catch(() => `The picture could not be created. ${advice}`);
}
