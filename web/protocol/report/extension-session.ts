/** Judges extensions in a session whose messages arrive one at a time. */
import type { Sent } from '../extensions/define.ts';
import { readMessages, type Given } from '../extensions/reading.ts';
import { mayUseExtensions } from '../extensions/used.ts';
import type { Diagnostic } from '../types.ts';
import { findingsAbout, stillRight, type About } from './extension-findings.ts';

/** Requirements that the response to a request can still fulfill. */
const WAITS = new Set(['tasks-ext/client-undeclared-on-poll']);

/** Costs a search of each text until one may use an extension. Then the held messages are judged with each new one. */
export class ExtensionSession {
  #used = false;
  /** What was reported, so that it is not reported again. */
  readonly #reported = new Set<string>();

  /** True if this message, or one before it, may use an extension. */
  isUsed(text: string): boolean {
    this.#used ||= mayUseExtensions(text);
    return this.#used;
  }

  /**
   * The findings of the core that remain, and the new ones about extensions. `given` are the messages that are held, in order. While
   * the session goes on, `about.gaps` is true: the next message may be what is missing.
   */
  judge(given: readonly Given[], about: About, found: readonly Diagnostic[]): Diagnostic[] {
    const messages = readMessages(given);
    const own = findingsAbout(messages, about);
    const byIndex = new Map(messages.map((one) => [one.index, one]));
    const fresh = own.filter((one) => {
      if (about.gaps && isWaiting(one, byIndex.get(one.entry))) return false;
      const key = `${one.entry} ${one.rule} ${one.pointer} ${one.what}`;
      const isNew = !this.#reported.has(key);
      this.#reported.add(key);
      return isNew;
    });
    return [...stillRight(found, messages, own), ...fresh];
  }
}

function isWaiting({ requirement }: Diagnostic, at: Sent | undefined): boolean {
  return at?.response === null && WAITS.has(requirement ?? '');
}
