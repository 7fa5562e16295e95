/** Hovers that say what a member is, quick fixes (lightbulb and Ctrl+.) and completion, all from the checker. */
import { fix } from '../state/actions.ts';
import { keysOf } from '../state/keys.ts';
import { store } from '../state/store.ts';
import { registerCompletion } from './completion.ts';
import { LANGUAGE } from './language.ts';
import { literalMarkdown } from './markdown.ts';
import { rangeOf } from './markers.ts';
import { monaco } from './monaco.ts';
import { rangeAt } from './hands.ts';
import { isMain, sideOf } from './sides.ts';

const FIX = 'playground.fix';
const GO = 'playground.go';
let registered = false;

/** The link to a type's page. Its address is ours from end to end. */
function linkTo({ name, revision }: { name: string; revision: string }): monaco.IMarkdownString {
  const address = `#/reference/types/${encodeURIComponent(revision)}/${encodeURIComponent(name)}`;
  const command = `command:${GO}?${encodeURIComponent(JSON.stringify([address]))}`;
  return {
    value: `[${literalMarkdown(name)}](${command} "Open in the reference")`,
    isTrusted: { enabledCommands: [GO] },
  };
}

/** Registers all of them, once for the page. */
export function registerProviders(): void {
  if (registered) return;
  registered = true;
  monaco.editor.registerCommand(FIX, (_services: unknown, key: unknown) => {
    if (typeof key === 'string') fix(key);
  });
  monaco.editor.registerCommand(GO, (_services: unknown, address: unknown) => {
    if (typeof address === 'string' && address.startsWith('#/reference/')) location.hash = address;
  });
  registerCompletion();
  monaco.languages.registerHoverProvider(LANGUAGE, {
    async provideHover(model, position) {
      const side = sideOf(model.uri.toString());
      const known = await side.engine?.hover(model.getOffsetAt(position), side.options(), side.version());
      if (!known) return null;
      return {
        range: rangeAt(model, known),
        contents: [
          { value: `**${literalMarkdown(known.title)}**` },
          { value: [known.text, ...known.facts].map(literalMarkdown).join('\n\n') },
          ...(known.type ? [linkTo(known.type)] : []),
        ],
      };
    },
  });
  monaco.languages.registerCodeActionProvider(LANGUAGE, {
    provideCodeActions(model, range) {
      const { report, version } = store.getState();
      const actions: monaco.languages.CodeAction[] = [];
      if (report?.version === version && isMain(model.uri.toString())) {
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
