/** Hovers that explain members, quick fixes (lightbulb and Ctrl+.) and completion, all from the checker. */
import { fix } from '../state/actions.ts';
import { keysOf } from '../state/keys.ts';
import { store } from '../state/store.ts';
import { LANGUAGE } from './language.ts';
import { literalMarkdown } from './markdown.ts';
import { rangeOf } from './markers.ts';
import { monaco, type Model } from './monaco.ts';
import { rangeAt } from './editor-handle.ts';
import { isMain, sideOf } from './sides.ts';
import type { Completion } from '../../protocol/place-types.ts';

// All of Monaco’s suggestions come from the checker, which knows the revision and the sender.

const { CompletionItemKind, CompletionItemInsertTextRule, CompletionTriggerKind } = monaco.languages;

const KINDS: Readonly<Record<Completion['kind'], monaco.languages.CompletionItemKind>> = {
  member: CompletionItemKind.Property,
  value: CompletionItemKind.EnumMember,
  method: CompletionItemKind.Method,
  message: CompletionItemKind.Snippet,
};

/** These characters open the list, as do letters. */
const TRIGGERS = ['"', ':', ',', '{', ' '];

function itemOf(model: Model, offset: number, item: Completion): monaco.languages.CompletionItem {
  const { label, kind, detail, documentation, insert, replace, also, sort, goesOn } = item;
  const typed = model.getValueInRange(rangeAt(model, { start: replace.start, end: offset }));
  return {
    label: { label, description: detail },
    kind: KINDS[kind],
    documentation: { value: literalMarkdown(documentation) },
    insertText: insert,
    insertTextRules: CompletionItemInsertTextRule.InsertAsSnippet,
    range: rangeAt(model, replace),
    // Monaco filters by all typed characters in the range, including quotes and braces before the key.
    filterText: (/^[^\w/.$-]*/.exec(typed)?.[0] ?? '') + label,
    sortText: sort,
    ...(also ? { additionalTextEdits: [{ range: rangeAt(model, also), text: also.text }] } : {}),
    ...(goesOn ? { command: { id: 'editor.action.triggerSuggest', title: 'Suggest' } } : {}),
  };
}

/**
 * Requests suggestions again if the text changed during the request: Monaco treats an empty response as the end of the list.
 */
function requestAgain(model: Model): void {
  const editor = monaco.editor.getEditors().find((one) => one.getModel() === model && one.hasTextFocus());
  const place = editor?.getPosition();
  if (!editor || !place || model.getWordUntilPosition(place).word === '') return;
  // A manually opened list shows that it is empty, and ignores a second request until it is closed.
  editor.trigger('playground', 'hideSuggestWidget', null);
  editor.trigger('playground', 'editor.action.triggerSuggest', { auto: true });
}

/** Registers the completion provider. */
function registerCompletion(): void {
  monaco.languages.registerCompletionItemProvider(LANGUAGE, {
    triggerCharacters: TRIGGERS,
    async provideCompletionItems(model, position, { triggerKind, triggerCharacter }, token) {
      const side = sideOf(model.uri.toString());
      const offset = model.getOffsetAt(position);
      const version = side.version();
      const found = (await side.engine?.complete(offset, side.options(), version)) ?? [];
      const overtaken = side.version() !== version && !token.isCancellationRequested;
      // Runs after Monaco has received the empty response.
      if (overtaken) setTimeout(() => requestAgain(model), 0);
      // Whole messages are offered after a brace, after letters and on request, but not for a space between two lines.
      const typing = triggerKind === CompletionTriggerKind.TriggerCharacter && triggerCharacter !== '{';
      const wanted = typing ? found.filter(({ kind }) => kind !== 'message') : found;
      return { suggestions: wanted.map((item) => itemOf(model, offset, item)) };
    },
  });
}

const FIX = 'playground.fix';
const GO = 'playground.go';
let registered = false;

/** The link to a type’s page. Its address contains only our own values. */
function linkTo({ name, revision }: { name: string; revision: string }): monaco.IMarkdownString {
  const address = `#/reference/types/${encodeURIComponent(revision)}/${encodeURIComponent(name)}`;
  const command = `command:${GO}?${encodeURIComponent(JSON.stringify([address]))}`;
  return {
    value: `[${literalMarkdown(name)}](${command} "Open in the reference")`,
    isTrusted: { enabledCommands: [GO] },
  };
}

/** Registers all providers, once per page. */
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
