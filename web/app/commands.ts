/** The commands that the palette lists and runs. */
import type { ExportFormat } from './engine/types.ts';
import type { Command, CommandGroup } from './parts/choice.ts';
import { revisionName } from './parts/text.ts';
import { examplesNow, showExample } from './screens/check/use-examples.ts';
import { compareWith, requestExport } from './screens/check/board.ts';
import { viewsFor } from './screens/check/part-views.ts';
import { chooseRevision, clear, fixAllSafe, format, setSettings, showCheck, walk } from './state/actions.ts';
import { serverAddress } from './state/address.ts';
import { REFERENCE_PAGES } from './state/reference-pages.ts';
import { learnHref, referenceHref, REVISION_CHOICES } from './state/route.ts';
import type { Screen } from './state/route.ts';
import { revisionsNow } from './state/revisions.ts';
import { REVISION_IDS } from '../protocol/types.ts';
import { THEMES } from './state/settings.ts';
import { put, store } from './state/store.ts';
import { editor } from './editor/handle.ts';

const REFERENCE = [{ id: '', title: 'Reference' }, ...REFERENCE_PAGES, { id: 'rules', title: 'Rules' }];

let lessons: readonly { id: string; title: string; chapter: string }[] = [];
/** Commands of single screens. */
let own: Readonly<Partial<Record<Screen, readonly Command[]>>> = {};

/** Loads the commands that are not part of the page itself. */
export async function fetchCommands(): Promise<void> {
  const [course, screens] = await Promise.all([import('./lessons.ts'), import('./screen-commands.ts')]);
  lessons = course.LESSONS;
  own = screens.SCREEN_COMMANDS;
}

const RUN: Readonly<Record<string, () => void>> = {
  format: () => void format(),
  clear,
  'fix-all': fixAllSafe,
  next: () => walk(1),
  before: () => walk(-1),
  editor: () => {
    put({ pane: 'message' });
    editor()?.focus();
  },
  problems: () => put({ tab: 'problems', pane: 'report' }),
  messages: () => put({ tab: 'messages', pane: 'report' }),
  sequence: () => put({ tab: 'sequence', pane: 'report' }),
  anatomy: () => put({ tab: 'anatomy', pane: 'report' }),
  hosts: () => put({ tab: 'hosts', pane: 'report' }),
};

const EXPORTS: readonly { id: ExportFormat; label: string; also: readonly string[] }[] = [
  { id: 'json', label: 'Export the report as JSON', also: ['save', 'download'] },
  { id: 'sarif', label: 'Export the report as SARIF', also: ['save', 'download'] },
  { id: 'markdown', label: 'Export the report as Markdown', also: ['save', 'download', 'issue'] },
  { id: 'jsonl', label: 'Export the messages as clean JSONL', also: ['save', 'download', 'lines'] },
];

/** Actions on the current report. */
function reportCommands(): readonly Command[] {
  const { report } = store.getState();
  if (report === null || report.blank) return [];
  return [
    ...EXPORTS.map((one) => ({ ...one, id: `export ${one.id}` })),
    ...(own.check ?? []),
    ...REVISION_IDS.filter((id) => id !== report.revision).map((id) => ({
      id: `compare ${id}`,
      label: `Compare with ${revisionName(id)}`,
      also: ['revisions', 'differences'],
    })),
  ];
}

/** Finds pages of the reference; none for a blank query, or while the reference cannot be loaded. */
export async function findPages(query: string): Promise<readonly Command[]> {
  if (query.trim() === '') return [];
  try {
    const { pagesFor } = await import('./reference-commands.ts');
    return await pagesFor(query);
  } catch {
    return [];
  }
}

/** The commands for the current state. Examples are included after they have loaded. */
export function commandsFor(): readonly CommandGroup[] {
  return [
    {
      title: 'Text',
      commands: [
        { id: 'fix-all', label: 'Fix all safe', also: ['mend', 'repair'] },
        { id: 'format', label: 'Format', also: ['pretty', 'indent'] },
        { id: 'clear', label: 'Clear', also: ['empty'] },
        ...(store.getState().length > 0 ? [{ id: 'share', label: 'Share', also: ['link', 'send'] }] : []),
        { id: 'next', label: 'Next problem', keys: 'F8' },
        { id: 'before', label: 'Previous problem', keys: 'Shift F8' },
      ],
    },
    { title: 'Report', commands: reportCommands() },
    {
      title: 'Go to',
      commands: [
        { id: 'editor', label: 'Message editor' },
        { id: 'problems', label: 'Problems' },
        { id: 'messages', label: 'Messages' },
        { id: 'sequence', label: 'Sequence', also: ['diagram', 'lifelines', 'arrows'] },
        { id: 'anatomy', label: 'Anatomy' },
        ...(viewsFor(store.getState().report).includes('hosts')
          ? [{ id: 'hosts', label: 'Hosts', also: ['refuse', 'limits', 'clients', 'tokens', 'size'] }]
          : []),
        { id: 'shortcuts', label: 'Keyboard shortcuts', keys: '?' },
      ],
    },
    {
      title: 'Server',
      commands: [
        { id: 'server', label: 'Simulated server', also: ['mock', 'play'] },
        ...(store.getState().screen === 'server' ? (own.server ?? []) : []),
      ],
    },
    { title: 'Live', commands: store.getState().tapped ? (own.live ?? []) : [] },
    {
      title: 'Learn',
      commands: [
        { id: 'learn', label: 'Learn: all chapters', also: ['course', 'exercise', 'walkthrough', 'lesson'] },
        { id: 'learn teachers', label: 'Learn: for teachers', also: ['embed', 'grade'] },
        ...lessons.map(({ id, title, chapter }) => ({
          id: `learn ${id}`,
          label: `Learn: ${title}`,
          also: [chapter, id],
        })),
      ],
    },
    {
      title: 'Reference',
      commands: REFERENCE.map(({ id, title }) => ({
        id: `reference ${id}`,
        label: id === '' ? title : `Reference: ${title}`,
        also: ['look up'],
      })),
    },
    {
      title: 'Revision',
      // As in the top bar: none where a choice would change nothing.
      commands: revisionsNow(store.getState()).map((id) => ({
        id: `revision ${id}`,
        label: id === 'auto' ? 'Judge by: Auto' : `Judge by: ${revisionName(id)}`,
      })),
    },
    {
      title: 'Theme',
      commands: THEMES.map((theme) => ({ id: `theme ${theme}`, label: `Theme: ${theme}`, also: ['colour', 'mode'] })),
    },
    {
      title: 'Examples',
      commands: examplesNow().map((one) => ({
        id: `example ${one.id}`,
        label: one.title,
        also: [one.group, one.says],
      })),
    },
  ].filter((group) => group.commands.length > 0);
}

/** Runs a command by its id. */
export function runCommand(id: string): void {
  const [word = '', rest = ''] = id.split(' ');
  if (word === 'revision') {
    const choice = REVISION_CHOICES.find((one) => one === rest);
    if (choice) chooseRevision(choice);
  } else if (word === 'theme') {
    const theme = THEMES.find((one) => one === rest);
    if (theme) setSettings({ theme });
  } else if (word === 'server') {
    if (store.getState().screen !== 'server') location.hash = serverAddress();
    if (rest !== '') void import('./screens/server/commands.ts').then(({ runOnServer }) => runOnServer(rest));
  } else if (word === 'live') {
    location.hash = '#/live';
    if (rest !== '') void import('./screens/live/commands.ts').then(({ runOnLive }) => runOnLive(rest));
  } else if (word === 'learn') location.hash = learnHref(...(rest === '' ? [] : [rest]));
  else if (word === 'reference')
    location.hash = referenceHref(...(rest === '' ? [] : rest.split('/').map(decodeURIComponent)));
  else {
    showCheck();
    const format = word === 'export' ? EXPORTS.find((one) => one.id === rest)?.id : undefined;
    if (format) requestExport(format);
    else if (word === 'tool') void import('./screens/check/session-tools.ts').then(({ showTool }) => showTool(rest));
    else if (word === 'compare') compareWith(REVISION_IDS.find((one) => one === rest) ?? null);
    else if (word === 'example') showExample(id.slice('example '.length));
    else RUN[id]?.();
  }
}
