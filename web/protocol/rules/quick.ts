/** The quick look at a message: most have nothing in them for any rule, and then nothing has to be set up. */
import type { JsonObject, JsonValue } from '../json/types.ts';
import type { Method, RevisionModel } from '../model/define.ts';
import type { Chooser } from '../schema/choose.ts';
import type { Kind, Sender } from '../types.ts';
import { modernMeta } from './envelope/plain-modern.ts';
import { isPlainError, isPlainFrame, isPlainHandshake } from './envelope/plain.ts';
import type { Asked } from '../schema/asked.ts';
import type { Look } from './shape/define.ts';
import type { ShapeStage } from './shape/run.ts';

/** What is known beyond the message itself. */
export interface Around {
  /** The request a response answers: the entry itself, or an item of it by its very value. */
  askedOf(response: JsonValue, entry: number): Asked | null;
  /** The tool of this name shown nearest before an entry. */
  tool(name: string, before: number): JsonObject | null;
}

const NOTHING: JsonObject = Object.freeze({});

/** Looks at one message after another, as the judge of one revision would. The fields are about the last one. */
export class QuickLook implements Chooser, Look {
  kind: Kind = 'invalid';
  object: JsonObject = NOTHING;
  row: Method | null = null;
  from: Sender = 'unknown';
  asked: Asked | null = null;
  plainMeta: JsonObject | null = null;
  readonly model: RevisionModel;
  readonly shapes: ShapeStage;
  readonly #around: Around;
  #entry = 0;

  constructor(model: RevisionModel, shapes: ShapeStage, around: Around) {
    this.model = model;
    this.shapes = shapes;
    this.#around = around;
  }

  tool(name: string): JsonObject | null {
    return this.#around.tool(name, this.#entry);
  }

  isPlain(member: string, value: JsonValue): boolean {
    return isPlainHandshake(member, value, this.model);
  }

  /** True when nothing can be found in the message; false says nothing. `asked` is what a response answers, where that is known. */
  isQuiet(value: JsonValue | undefined, kind: Kind, from: Sender, entry: number, asked?: Asked | null): boolean {
    if (kind === 'batch' || kind === 'invalid') return false;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    const { model, shapes } = this;
    if (kind === 'error') return isPlainError(value, model);
    const { method } = value;
    const row = kind !== 'response' && typeof method === 'string' ? (model.methods.get(method) ?? null) : null;
    if (model.era === 'stateless') {
      const meta = modernMeta(value, kind, row, model, from);
      if (meta === false) return false;
      this.plainMeta = meta;
    } else {
      this.plainMeta = null;
      if (!isPlainFrame(value, kind, row, model, from, true)) return false;
    }
    this.kind = kind;
    this.object = value;
    this.row = row;
    this.from = from;
    this.asked = kind !== 'response' ? null : asked === undefined ? this.#around.askedOf(value, entry) : asked;
    this.#entry = entry;
    return shapes.isSilent(this, model);
  }
}
