/** Drawing primitives: the page renders marks as SVG elements, the saved picture writes them as text. Pure. */

/** A design color, by the name of its token. */
export type Ink =
  | 'paper'
  | 'sheet'
  | 'sunken'
  | 'select'
  | 'accent'
  | 'accent-soft'
  | 'accent-line'
  | 'ink'
  | 'ink-2'
  | 'ink-3'
  | 'line-hair'
  | 'line-rule'
  | 'line-edge'
  | 'error'
  | 'error-on'
  | 'warning'
  | 'warning-on'
  | `kind-${'request' | 'notification' | 'response' | 'error' | 'batch' | 'invalid'}`;

interface Stroke {
  stroke?: Ink;
  /** Stroke width, px. */
  width?: number;
  dash?: string;
}

/** One mark; coordinates in px from the top left of the drawing. */
export type Mark =
  | (Stroke & { shape: 'path'; d: string; fill?: Ink; move?: readonly [x: number, y: number, scale: number] })
  | (Stroke & { shape: 'circle'; x: number; y: number; r: number; fill?: Ink })
  | (Stroke & { shape: 'rect'; x: number; y: number; w: number; h: number; r?: number; fill?: Ink })
  | {
      shape: 'text';
      x: number;
      y: number;
      text: string;
      size: number;
      fill: Ink;
      /** True for wire text. */
      mono?: boolean;
      strong?: boolean;
      anchor?: 'middle' | 'end';
    };

/** Short decimals keep pictures small. */
const n = (value: number): string => String(Math.round(value * 100) / 100);

/** Escapes text for XML: characters that XML 1.0 forbids become U+FFFD. */
export function xmlText(text: string): string {
  if (/^[\w ./:+,-]*$/.test(text)) return text;
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** A mark as SVG text; `color` returns the color value of a token. */
export function markText(mark: Mark, color: (ink: Ink) => string): string {
  const fill = ` fill="${mark.fill === undefined ? 'none' : color(mark.fill)}"`;
  if (mark.shape === 'text') {
    const looks = `${mark.mono ? ' class="m"' : ''}${mark.strong ? ' font-weight="620"' : ''}`;
    const anchor = mark.anchor === undefined ? '' : ` text-anchor="${mark.anchor}"`;
    const place = `x="${n(mark.x)}" y="${n(mark.y)}" font-size="${n(mark.size)}"`;
    return `<text ${place}${looks}${anchor}${fill}>${xmlText(mark.text)}</text>`;
  }
  const line =
    mark.stroke === undefined
      ? ''
      : ` stroke="${color(mark.stroke)}" stroke-width="${n(mark.width ?? 1)}"${mark.dash === undefined ? '' : ` stroke-dasharray="${mark.dash}"`}`;
  const paint = `${fill}${line}`;
  switch (mark.shape) {
    case 'circle':
      return `<circle cx="${n(mark.x)}" cy="${n(mark.y)}" r="${n(mark.r)}"${paint}/>`;
    case 'rect': {
      const size = `width="${n(mark.w)}" height="${n(mark.h)}"${mark.r === undefined ? '' : ` rx="${n(mark.r)}"`}`;
      return `<rect x="${n(mark.x)}" y="${n(mark.y)}" ${size}${paint}/>`;
    }
    case 'path':
      return `<path d="${mark.d}"${mark.move ? ` transform="${moveText(mark.move)}"` : ''}${paint}/>`;
  }
}

/** The position of an embedded drawing. */
export function moveText([x, y, scale]: readonly [x: number, y: number, scale: number]): string {
  return `translate(${n(x)} ${n(y)}) scale(${n(scale)})`;
}
