/** Writes the sequence to a file: SVG as it is, PNG by drawing that SVG. Nothing is asked of any other origin. */
import mono from '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2?url';
import sans from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url';
import type { Ink } from '../../parts/sequence/marks.ts';
import type { Picture, PictureLooks } from '../../parts/sequence/picture.ts';
import { saveFile } from '../../state/save-file.ts';

/** What a file holds at most. A picture of points ends where canvases do; every browser grants so many points. */
const MAX = {
  svg: { maxRows: 2000, maxHeight: Infinity },
  png: { maxRows: Infinity, maxHeight: 12_000 },
};
const AREA = 16_000_000;
/** A large picture is drawn in strips, px, so that the page stays free in between. */
const STRIP = 600;
/** Steps of a drawing are taken for so long at a time, ms. */
const TURN = 10;

/** The page's colors as `#rrggbb`, which every program understands; each is looked up once. */
function colors(): (ink: Ink) => string {
  const known = new Map<Ink, string>();
  const probe = document.createElement('span');
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

/** Both families, for a picture that is drawn apart from the page; nothing where they cannot be had. */
async function families(): Promise<string> {
  try {
    return (await Promise.all([face('Source Sans 3 Variable', sans), face('JetBrains Mono Variable', mono)])).join('');
  } catch {
    return '';
  }
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Takes all steps of a drawing, with a rest after every few of them. */
async function drawn(steps: Generator<undefined, Picture>): Promise<Picture> {
  let since = performance.now();
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    if (performance.now() - since < TURN) continue;
    await pause();
    since = performance.now();
  }
}

/** The SVG as points, twice as many as it has px where the canvas is large enough. */
async function points({ svg, width, height }: Picture): Promise<Blob> {
  const scale = width * height * 4 <= AREA ? 2 : 1;
  const canvas = document.createElement('canvas');
  canvas.width = width * scale;
  canvas.height = height * scale;
  const image = new Image();
  // The policy of the page allows pictures from `data:` and not from `blob:`.
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

/** Makes the picture and hands it over as `sequence.svg` or `sequence.png`. Gives back what it leaves out, in words. */
export async function savePicture(
  format: 'svg' | 'png',
  draw: (looks: PictureLooks) => Generator<undefined, Picture>,
): Promise<string | null> {
  const looks = { color: colors(), ...MAX[format] };
  const picture = await drawn(draw(format === 'png' ? { ...looks, fonts: await families() } : looks));
  const blob = format === 'svg' ? new Blob([picture.svg], { type: 'image/svg+xml' }) : await points(picture);
  saveFile(`sequence.${format}`, blob);
  if (picture.says === null) return null;
  return `The file is as long as such a file may be. ${picture.says} Fold runs or choose one session to fit in more.`;
}
