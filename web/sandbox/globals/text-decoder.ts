/** `TextDecoder` of the Encoding Standard, for UTF-8, UTF-16 and windows-1252, which `latin1` and `ascii` mean. */
import { bytesIn, optionsOf, textOf } from './convert.ts';

const LABELS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'utf-8': 'unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf-8 utf8 x-unicode20utf8',
    'utf-16le': 'csunicode iso-10646-ucs-2 ucs-2 unicode unicodefeff utf-16 utf-16le',
    'utf-16be': 'unicodefffe utf-16be',
    'windows-1252':
      'ansi_x3.4-1968 ascii cp1252 cp819 csisolatin1 ibm819 iso-8859-1 iso-ir-100 iso8859-1 iso88591 iso_8859-1 ' +
      'iso_8859-1:1987 l1 latin1 us-ascii windows-1252 x-cp1252',
  }).flatMap(([name, labels]) => labels.split(' ').map((label) => [label, name] as const)),
);

/** The characters of the bytes 0x80 to 0x9F in windows-1252. */
const WINDOWS = '€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ';

/** Decodes bytes as they arrive: code points, and null for an error. */
interface Decoder {
  readonly take: (byte: number, put: (point: number | null) => void) => void;
  /** Whether the bytes so far end within a character. */
  readonly open: () => boolean;
}

/** The number of bytes after the first one, the bounds of the second one, and the bits of the first one; null if it is invalid. */
function sequenceOf(first: number): [after: number, low: number, high: number, bits: number] | null {
  if (first >= 0xc2 && first <= 0xdf) return [1, 0x80, 0xbf, first & 0x1f];
  if (first >= 0xe0 && first <= 0xef)
    return [2, first === 0xe0 ? 0xa0 : 0x80, first === 0xed ? 0x9f : 0xbf, first & 0xf];
  if (first >= 0xf0 && first <= 0xf4) return [3, first === 0xf0 ? 0x90 : 0x80, first === 0xf4 ? 0x8f : 0xbf, first & 7];
  return null;
}

function utf8Decoder(): Decoder {
  let [after, low, high, point] = [0, 0, 0, 0];
  const take: Decoder['take'] = (byte, put) => {
    if (after === 0) {
      const sequence = byte < 0x80 ? null : sequenceOf(byte);
      if (sequence) [after, low, high, point] = sequence;
      else put(byte < 0x80 ? byte : null);
      return;
    }
    if (byte < low || byte > high) {
      after = 0;
      put(null);
      take(byte, put);
      return;
    }
    [low, high] = [0x80, 0xbf];
    point = (point << 6) | (byte & 0x3f);
    after -= 1;
    if (after === 0) put(point);
  };
  return { take, open: () => after > 0 };
}

function utf16Decoder(bigEndian: boolean): Decoder {
  let first: number | null = null;
  let lead: number | null = null;
  const unit = (code: number, put: (point: number | null) => void): void => {
    const trail = code >= 0xdc_00 && code <= 0xdf_ff;
    if (lead !== null) {
      const high = lead;
      lead = null;
      if (trail) return put(0x1_00_00 + ((high - 0xd8_00) << 10) + (code - 0xdc_00));
      put(null);
    }
    if (code >= 0xd8_00 && code <= 0xdb_ff) lead = code;
    else put(trail ? null : code);
    return undefined;
  };
  return {
    take: (byte, put) => {
      if (first === null) first = byte;
      else {
        const code = bigEndian ? (first << 8) | byte : (byte << 8) | first;
        first = null;
        unit(code, put);
      }
    },
    open: () => first !== null || lead !== null,
  };
}

function windowsDecoder(): Decoder {
  return {
    take: (byte, put) => put(byte >= 0x80 && byte < 0xa0 ? (WINDOWS.codePointAt(byte - 0x80) ?? byte) : byte),
    open: () => false,
  };
}

function decoderOf(encoding: string): Decoder {
  if (encoding === 'utf-8') return utf8Decoder();
  return encoding === 'windows-1252' ? windowsDecoder() : utf16Decoder(encoding === 'utf-16be');
}

/** Decodes bytes, whole or in pieces. Throws `RangeError` for other labels. */
export class TextDecoder {
  readonly #encoding: string;
  readonly #fatal: boolean;
  readonly #ignoreBOM: boolean;
  #decoder: Decoder | null = null;
  #atStart = true;

  constructor(label: unknown = 'utf-8', options?: unknown) {
    const { fatal, ignoreBOM } = optionsOf(options);
    const name = textOf(label)
      .replaceAll(/^[\t\n\f\r ]+|[\t\n\f\r ]+$/gu, '')
      .toLowerCase();
    const encoding = LABELS.get(name);
    if (encoding === undefined) throw new RangeError(`The encoding label “${textOf(label)}” is not supported here.`);
    this.#encoding = encoding;
    this.#fatal = Boolean(fatal);
    this.#ignoreBOM = Boolean(ignoreBOM);
  }

  get encoding(): string {
    return this.#encoding;
  }

  get fatal(): boolean {
    return this.#fatal;
  }

  get ignoreBOM(): boolean {
    return this.#ignoreBOM;
  }

  decode(input?: unknown, options?: unknown): string {
    const stream = Boolean(optionsOf(options)['stream']);
    const bytes = input === undefined ? new Uint8Array() : bytesIn(input);
    const decoder = (this.#decoder ??= decoderOf(this.#encoding));
    const out: string[] = [];
    const put = (point: number | null): void => {
      if (point === null && this.#fatal) {
        this.#reset();
        throw new TypeError(`The encoded data is not valid ${this.#encoding}.`);
      }
      const mark = this.#atStart && point === 0xfe_ff && this.#encoding !== 'windows-1252' && !this.#ignoreBOM;
      this.#atStart = false;
      if (!mark) out.push(String.fromCodePoint(point ?? 0xff_fd));
    };
    for (const byte of bytes) decoder.take(byte, put);
    if (!stream) {
      if (decoder.open()) put(null);
      this.#reset();
    }
    return out.join('');
  }

  #reset(): void {
    this.#decoder = null;
    this.#atStart = true;
  }
}
