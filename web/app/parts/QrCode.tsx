/** A link as a QR code. Import this component lazily. */
import { encode } from 'uqr';
import css from './QrCode.module.css';

/** Modules of white around the code, which readers need. */
const BORDER = 4;

/** The code, black on white in both themes: many readers do not read inverted codes. `name` is for screen readers. */
export function QrCode({ text, name }: { text: string; name: string }) {
  const { data, size } = encode(text, { border: BORDER, ecc: 'L' });
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg className={css.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={name} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join('')} fill="#000" />
    </svg>
  );
}
