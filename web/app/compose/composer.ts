/** A message that is composed to be sent: judged during typing, filled from offers, renumbered. Each screen creates its own. */
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import type { Side } from '../editor/sides.ts';
import type { EngineClient } from '../engine/client.ts';
import type { ShownReport } from '../engine/types.ts';
import { isRecord, jsonOf } from '../../protocol/json/plain.ts';
import type { CheckOptions } from '../../protocol/types.ts';
import { oneLine } from '../../simulator/one-line.ts';
import { formatLines } from '../parts/jsonLayout.ts';

/** The composed message. */
export interface Compose {
  text: string;
  /** Increases whenever the page, not the user, replaces the text: the editor then loads it. */
  filled: number;
  version: number;
  /** The report on the current text; null while it is being judged. */
  report: ShownReport | null;
}

/** The composed message with its actions. */
export interface Composer {
  readonly store: StoreApi<Compose>;
  /** The engine that serves the editor. */
  readonly side: Side;
  /** Accepts typed text. */
  typed(text: string): void;
  /** Inserts a text, formatted for a narrow editor. */
  fill(text: string): void;
  /** Gives a request another id, if its id is a number. */
  renumber(id: number): void;
  /** Judges the current message. */
  judge(): Promise<void>;
  /** Sends the text to the engine again, after a restart. */
  resend(): void;
}

/** Maximum line width of a formatted message, UTF-16 units. */
const WIDTH = 36;

/** Creates it. The text of `engine` is that of the message. */
export function createComposer(engine: EngineClient, options: () => CheckOptions): Composer {
  const store = createStore<Compose>()(() => ({ text: '', filled: 0, version: 0, report: null }));
  let version = 1;

  async function judge(): Promise<void> {
    const { version: about } = store.getState();
    const report = await engine.check(options(), about);
    if (report && about === store.getState().version) store.setState({ report });
  }

  function typed(text: string): void {
    if (text === store.getState().text) return;
    version++;
    store.setState({ text, version, report: null });
    engine.loadSchemas();
    engine.setText(text, version);
    void judge();
  }

  function fill(text: string): void {
    const lines = formatLines(text, undefined, WIDTH).map((line) => line.map((piece) => piece.text).join(''));
    typed(lines.join('\n'));
    store.setState(({ filled }) => ({ filled: filled + 1 }));
  }

  return {
    store,
    side: { engine, options, version: () => store.getState().version },
    typed,
    fill,
    judge,
    renumber(id) {
      const { text } = store.getState();
      const next = renumbered(text, id);
      if (next !== text) fill(next);
    },
    resend() {
      engine.setText(store.getState().text, version);
      void judge();
    },
  };
}

/** Selects a part of a composed message; the component renders again when it changes. */
export function useComposed<T>({ store }: Composer, pick: (state: Compose) => T): T {
  return useStore(store, pick);
}

/** True if a text is an offered message, ignoring its id. Pure. */
export function isOffer(text: string, offer: { readonly text: string } | undefined): boolean {
  return offer !== undefined && bare(offer.text) === bare(text);
}

const bare = (text: string): string => oneLine(text).replace(/"id":\d+/, '"id":0');

/** The text of a request with another number as its id; the rest is unchanged. Pure. */
export function renumbered(text: string, id: number): string {
  const message = jsonOf(text);
  if (!isRecord(message) || !Object.hasOwn(message, 'method') || typeof message['id'] !== 'number') return text;
  return text.replace(/("id"\s*:\s*)-?\d+(?:\.\d+)?/, `$1${id}`);
}
