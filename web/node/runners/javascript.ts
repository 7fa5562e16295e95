/** Runs a learner's JavaScript or TypeScript in a thread of its own. */
import { JAVASCRIPT_HARNESS, type CodeHost } from '../../course/code.ts';
import { broken, readOutcome } from '../../course/code/outcome.ts';
import { scriptOf, type ScriptLanguage } from '../../course/code/script.ts';
import { JAVASCRIPT_WORKER } from './javascript-worker.ts';
import { startThread } from './thread.ts';

/** A host that can be closed. */
export type ClosableHost = CodeHost & { close(): Promise<void> };

/** Starts a host for a source; `names` are those that the tests look for. */
export async function javascriptHost(
  source: string,
  names: readonly string[],
  language: ScriptLanguage,
): Promise<ClosableHost> {
  const made = scriptOf(source, language, names);
  if ('trouble' in made) {
    const { trouble } = made;
    return { ask: () => Promise.resolve(trouble), close: () => Promise.resolve() };
  }
  const thread = await startThread(JAVASCRIPT_WORKER, { harness: JAVASCRIPT_HARNESS });
  return {
    ask: async (call) => {
      const load = call.do === 'load';
      const said = await thread.ask({ call: load ? '' : JSON.stringify(call), program: load ? made.script : null });
      if ('stopped' in said) return said.stopped;
      const { unreadable, broken: broke, outcome } = said.answer;
      if (typeof unreadable === 'string') return broken(unreadable, 'Syntax');
      return typeof broke === 'string' ? broken(broke) : readOutcome(outcome);
    },
    close: () => thread.close(),
  };
}
