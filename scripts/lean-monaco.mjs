/**
 * A Vite plugin for the editor's bundle. Monaco's core imports parts that this page never shows: two diff editors, drawing by
 * WebGPU, quick input, peek, color and inlay hints. Each needs an option, a call or a contribution that is not used here; only
 * the import keeps it in the bundle. They are replaced by empty classes of the same name. To use such a feature, remove its
 * line. A build with another version of Monaco reports lines that no longer match.
 */
const SOURCES = '/monaco-editor/esm/vs/';

function pathOf(id) {
  const at = id.lastIndexOf(SOURCES);
  return at < 0 ? '' : id.slice(at + SOURCES.length);
}

/** These are never instantiated. */
const empty = (...names) => names.map((name) => `export class ${name} {}`).join('\n');
/** A contribution of an editor that was never registered: `get` returns null. */
const absent = (name) => `export class ${name} { static get() { return null; } }`;

/**
 * Monaco searches for line ends six times when a text is inserted; checking each code unit takes a third of a second for a long
 * log.
 */
const COUNT_EOL = `
  export function countEOL(text) {
    let count = 0;
    let first = text.length;
    let start = 0;
    let kinds = 0;
    let lf = text.indexOf('\\n');
    let cr = text.indexOf('\\r');
    while (lf >= 0 || cr >= 0) {
      const isCr = cr >= 0 && (lf < 0 || cr < lf);
      const at = isCr ? cr : lf;
      if (count === 0) first = at;
      count++;
      start = at + 1;
      if (!isCr) kinds |= 1;
      else if (lf === start) {
        kinds |= 2;
        start++;
      } else kinds |= 3;
      if (lf >= 0 && lf < start) lf = text.indexOf('\\n', start);
      if (cr >= 0 && cr < start) cr = text.indexOf('\\r', start);
    }
    return [count, first, text.length - start, kinds];
  }`;

/** Line starts, for the same reason: if a text has only line feeds, `indexOf` finds them. */
const LINE_STARTS = `
function createLineStartsFast(str, readonly = true) {
  if (str.includes('\\r')) return createLineStartsUnitByUnit(str, readonly);
  const starts = [0];
  for (let at = str.indexOf('\\n'); at >= 0; at = str.indexOf('\\n', at + 1)) starts.push(at + 1);
  return readonly ? createUintArray(starts) : starts;
}`;

/** Path → a function that is renamed, and its replacement. */
const QUICKER = {
  'editor/common/model/pieceTreeTextBuffer/pieceTreeBase.js': {
    before: 'function createLineStartsFast(',
    after: `${LINE_STARTS}\nfunction createLineStartsUnitByUnit(`,
  },
};

/** Path below `monaco-editor/esm/vs/` → its replacement. */
const REPLACEMENTS = {
  'editor/common/core/misc/eolCounter.js': COUNT_EOL,
  // `createDiffEditor`, `createMultiFileDiffEditor`
  'editor/browser/widget/diffEditor/diffEditorWidget.js': empty('DiffEditorWidget'),
  'editor/browser/widget/multiDiffEditor/multiDiffEditorWidget.js': empty('MultiDiffEditorWidget'),
  // Used in Monaco's own worker, which keeps it.
  'editor/common/diff/linesDiffComputers.js': 'export const linesDiffComputers = {};',
  // `experimentalGpuAcceleration`
  'editor/browser/gpu/viewGpuContext.js': empty('ViewGpuContext'),
  'editor/browser/viewParts/viewLinesGpu/viewLinesGpu.js': empty('ViewLinesGpu'),
  // The features `quickCommand`, `gotoLine`, `quickOutline`; and the tree widgets of quick input and peek.
  'platform/quickinput/browser/quickInputService.js': empty('QuickInputService'),
  'platform/list/browser/listService.js': `
    import { createDecorator } from '../../instantiation/common/instantiation.js';
    export const IListService = createDecorator('listService');
    export class ListService {}`,
  // The features `gotoSymbol`, `inlayHints`, `colorPicker`, `inlineCompletions`, `dropOrPasteInto`
  'editor/contrib/gotoSymbol/browser/link/goToDefinitionAtPosition.js': absent(
    'GotoDefinitionAtPositionEditorContribution',
  ),
  'editor/contrib/inlayHints/browser/inlayHintsHover.js': empty('InlayHintsHover'),
  'editor/contrib/colorPicker/browser/hoverColorPicker/hoverColorPickerParticipant.js': empty(
    'ColorHover',
    'HoverColorPickerParticipant',
  ),
  'editor/contrib/colorPicker/browser/hoverColorPicker/hoverColorPicker.js':
    'export const isOnColorDecorator = () => false;',
  'editor/contrib/inlineCompletions/browser/hintsWidget/inlineCompletionsHintsWidget.js':
    'export class InlineSuggestionHintsContentWidget { static dropDownVisible = false; }',
  'editor/contrib/dropOrPasteInto/browser/copyPasteController.js': absent('CopyPasteController'),
};

/** @returns {import('vite').Plugin} */
export function leanMonaco() {
  const met = new Set();
  return {
    name: 'lean-monaco',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const path = pathOf(id);
      if (!Object.hasOwn(REPLACEMENTS, path)) return null;
      met.add(path);
      return { code: REPLACEMENTS[path], moduleSideEffects: false };
    },
    transform(code, id) {
      const path = pathOf(id);
      if (!Object.hasOwn(QUICKER, path)) return null;
      const { before, after } = QUICKER[path];
      if (code.split(before).length !== 2) return null;
      met.add(path);
      return { code: code.replace(before, () => after), map: null };
    },
    buildEnd(problem) {
      const missed = Object.keys({ ...REPLACEMENTS, ...QUICKER }).filter((path) => !met.has(path));
      if (!problem && missed.length > 0) this.error(`Monaco is not as it was: ${missed.join(', ')}`);
    },
  };
}
