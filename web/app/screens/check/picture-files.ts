/** Writes drawings to files: SVG directly, PNG by drawing that SVG. No other origin is contacted. */
import mono from '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2?url';
import sans from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url';
import type { Ink } from '../../parts/sequence/marks.ts';
import type { DrawingLooks, Picture, PictureLooks } from '../../parts/sequence/picture.ts';
import { saveFile } from '../../state/save-file.ts';

/** Limits of a file. A bitmap is limited by the maximum canvas size that every browser supports. */
const MAX = {
  svg: { maxRows: 2000, maxHeight: Infinity },
  png: { maxRows: Infinity, maxHeight: 12_000 },
};
const AREA = 16_000_000;
/** A large bitmap is drawn in strips of this height, px, so that the page stays responsive. */
const STRIP = 600;
/** Drawing steps run for at most this long at a time, ms. */
const TURN = 10;

/** The page's colors as `#rrggbb`, which every program supports; each is resolved once. */
function colors(): (ink: Ink) => string {
  const known = new Map<Ink, string>();
  const probe = document.createElement('span');
  probe.style.forcedColorAdjust = 'none';
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const brush = canvas.getContext('2d', { willReadFrequently: true });
  return (ink) => {
    const before = known.get(ink);
    if (before !== undefined) return before;
    probe.style.color = `var(--${ink})`;
    document.body.append(probe);
    if (brush) {
      brush.fillStyle = getComputedStyle(probe).color;
      brush.fillRect(0, 0, 1, 1);
    }
    probe.remove();
    const [red = 0, green = 0, blue = 0] = brush?.getImageData(0, 0, 1, 1).data ?? [];
    const color = `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
    known.set(ink, color);
    return color;
  };
}

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('not read')));
    reader.readAsDataURL(blob);
  });
}

async function face(family: string, address: string): Promise<string> {
  const file = await fetch(address);
  const url = await dataUrl(new Blob([await file.arrayBuffer()], { type: 'font/woff2' }));
  return `@font-face{font-family:"${family}";src:url(${url}) format("woff2");font-weight:100 900}`;
}

/** Both font families, for a picture that is rendered outside the page; nothing if they are not available. */
async function families(): Promise<string> {
  try {
    return (await Promise.all([face('Source Sans 3 Variable', sans), face('JetBrains Mono Variable', mono)])).join('');
  } catch {
    return '';
  }
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Runs all steps of a drawing, with a pause after a few of them. */
async function drawn(steps: Generator<undefined, Picture>): Promise<Picture> {
  let since = performance.now();
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    if (performance.now() - since < TURN) continue;
    await pause();
    since = performance.now();
  }
}

/** The SVG as a bitmap, at twice its size in px if the canvas allows it. */
async function points({ svg, width, height }: Picture): Promise<Blob> {
  const scale = width * height * 4 <= AREA ? 2 : 1;
  const canvas = document.createElement('canvas');
  canvas.width = width * scale;
  canvas.height = height * scale;
  const image = new Image();
  // The page's policy allows images from `data:` but not from `blob:`.
  image.src = await dataUrl(new Blob([svg], { type: 'image/svg+xml' }));
  await image.decode();
  const brush = canvas.getContext('2d');
  for (let y = 0; y < height; y += STRIP) {
    const tall = Math.min(STRIP, height - y);
    brush?.drawImage(image, 0, y, width, tall, 0, y * scale, width * scale, tall * scale);
    await pause();
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('no picture');
  return blob;
}

/** Creates the picture and saves it as `sequence.svg` or `sequence.png`. Returns a description of the omitted rows. */
export async function savePicture(
  format: 'svg' | 'png',
  draw: (looks: PictureLooks) => Generator<undefined, Picture>,
): Promise<string | null> {
  const looks = { color: colors(), ...MAX[format] };
  const picture = await drawn(draw(format === 'png' ? { ...looks, fonts: await families() } : looks));
  const blob = format === 'svg' ? new Blob([picture.svg], { type: 'image/svg+xml' }) : await points(picture);
  saveFile(`sequence.${format}`, blob);
  if (picture.says === null) return null;
  return `The file has the maximum size. ${picture.says} Fold runs or select one session to include more.`;
}

/** Saves a drawing as a PNG file. Rejects if the browser cannot create it. */
export async function savePng(name: string, draw: (looks: DrawingLooks) => Picture): Promise<void> {
  saveFile(name, await points(draw({ color: colors(), fonts: await families() })));
}
