/** Hovers that say what a member is, and quick fixes (lightbulb and Ctrl+.), both from the checker. */
import { fix } from '../state/actions.ts';
import { keysOf } from '../state/keys.ts';
import { engine } from '../state/session.ts';
import { optionsOf, store } from '../state/store.ts';
import { LANGUAGE } from './language.ts';
import { rangeOf } from './markers.ts';
import { monaco } from './monaco.ts';
import { rangeAt } from './hands.ts';

const FIX = 'playground.fix';
let registered = false;

/** Text for a hover: `backticked` pieces are code, everything else is literal, whatever it holds. */
export function literalMarkdown(text: string): string {
  return text
    .split(/(`[^`]+`)/)
    .map((piece) =>
      piece.length > 2 && piece.startsWith('`') ? piece : piece.replace(/[\\`*_{}[\]()#+\-.!<>|~&:@]/g, '\\$&'),
    )
    .join('');
}

/** Registers both, once for the page. */
export function registerProviders(): void {
  if (registered) return;
  registered = true;
  monaco.editor.registerCommand(FIX, (_services: unknown, key: unknown) => {
    if (typeof key === 'string') fix(key);
  });
  monaco.languages.registerHoverProvider(LANGUAGE, {
    async provideHover(model, position) {
      const state = store.getState();
      const known = await engine.hover(model.getOffsetAt(position), optionsOf(state), state.version);
      if (!known) return null;
      return {
        range: rangeAt(model, known),
        contents: [{ value: `**${literalMarkdown(known.title)}**` }, { value: literalMarkdown(known.text) }],
      };
    },
  });
  monaco.languages.registerCodeActionProvider(LANGUAGE, {
    provideCodeActions(_model, range) {
      const { report, version } = store.getState();
      const actions: monaco.languages.CodeAction[] = [];
      if (report?.version === version) {
        const keys = keysOf(report.diagnostics);
        report.diagnostics.forEach((finding, index) => {
          if (!finding.fix || !monaco.Range.areIntersectingOrTouching(rangeOf(finding.range), range)) return;
          actions.push({
            title: finding.fix.says.replaceAll('`', ''),
            kind: 'quickfix',
            isPreferred: finding.fix.safety === 'safe',
            command: { id: FIX, title: finding.fix.says, arguments: [keys[index]] },
          });
        });
      }
      return { actions, dispose: () => undefined };
    },
  });
}
