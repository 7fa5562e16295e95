/**
 * Notes: resources that tools add and change, so that lists and subscriptions have changes to announce; prompts that embed
 * them.
 */
import { stringOf } from '../../protocol/values.ts';
import type { Behaviour, Call } from '../call.ts';
import { notFound } from '../methods/not-found.ts';
import type {
  Json,
  JsonRecord,
  PromptDefinition,
  ResourceDefinition,
  ServerDefinition,
  Step,
  ToolDefinition,
} from '../types.ts';
import { fail, objectSchema } from './content.ts';

const START = 'note:///';

function noteAt(id: string, title: string, text: string): ResourceDefinition {
  return {
    uri: `${START}${id}`,
    name: id,
    title,
    mimeType: 'text/markdown',
    annotations: { audience: ['user', 'assistant'], priority: 0.5 },
    text,
  };
}

const first: readonly ResourceDefinition[] = [
  noteAt('1', 'Shopping', '- apples\n- bread\n- tea'),
  noteAt('2', 'Ideas', 'A notebook that answers.\n\nA map of all the protocols.'),
];

/** Completion values of an id, for the current notes. */
function ids(notes: readonly ResourceDefinition[]): Readonly<Record<string, readonly string[]>> {
  return { id: notes.map(({ name }) => name) };
}

const notesIn = ({ state }: Call): readonly ResourceDefinition[] => state.definition.resources ?? [];
const textOf = (value: Json | undefined): string => stringOf(value ?? '');

function linkTo({ uri, name, title = name, mimeType = 'text/markdown' }: ResourceDefinition): JsonRecord {
  return { type: 'resource_link', uri, name, title, mimeType };
}

function structured(structuredContent: JsonRecord, links: readonly JsonRecord[]): Step {
  const content = [{ type: 'text', text: JSON.stringify(structuredContent) }, ...links];
  return { do: 'result', result: { content, structuredContent } };
}

/** Replaces the notes, with matching completion. */
function keeping(notes: readonly ResourceDefinition[], { state }: Call): Step {
  const complete = ids(notes);
  const { resourceTemplates, prompts } = state.definition;
  return {
    do: 'amend',
    change: {
      resources: notes,
      ...(resourceTemplates ? { resourceTemplates: resourceTemplates.map((one) => ({ ...one, complete })) } : {}),
      ...(prompts
        ? {
            prompts: prompts.map((one) =>
              one.complete?.id ? { ...one, complete: { ...one.complete, ...complete } } : one,
            ),
          }
        : {}),
    },
  };
}

const addNote: Behaviour = ({ title, text }, call) => {
  const notes = notesIn(call);
  const next = 1 + Math.max(0, ...notes.map(({ name }) => Number(name)).filter(Number.isInteger));
  const note = noteAt(String(next), textOf(title), textOf(text));
  return [
    keeping([...notes, note], call),
    { do: 'log', level: 'info', logger: 'notes', data: { added: note.uri } },
    structured({ id: note.name, uri: note.uri }, [linkTo(note)]),
  ];
};

const changeNote: Behaviour = ({ id, text }, call) => {
  const notes = notesIn(call);
  const note = notes.find(({ name }) => name === id);
  if (!note) return [fail(`There is no note ${textOf(id)}.`)];
  const changed = { ...note, text: textOf(text) };
  return [
    keeping(
      notes.map((one) => (one === note ? changed : one)),
      call,
    ),
    { do: 'updated', uri: note.uri },
    { do: 'result', result: { content: [{ type: 'text', text: `Changed note ${note.name}.` }, linkTo(changed)] } },
  ];
};

const removeNote: Behaviour = ({ id }, call) => {
  const notes = notesIn(call);
  const note = notes.find(({ name }) => name === id);
  if (!note) return [fail(`There is no note ${textOf(id)}.`)];
  return [
    keeping(
      notes.filter((one) => one !== note),
      call,
    ),
    { do: 'updated', uri: note.uri },
    { do: 'log', level: 'notice', logger: 'notes', data: { removed: note.uri } },
    { do: 'result', result: { content: [{ type: 'text', text: `Removed note ${note.name}.` }] } },
  ];
};

const searchNotes: Behaviour = ({ query }, call) => {
  const wanted = textOf(query).toLowerCase();
  const found = notesIn(call).filter(({ title = '', text = '' }) => `${title}\n${text}`.toLowerCase().includes(wanted));
  return [structured({ found: found.map(({ uri, name, title = name }) => ({ uri, title })) }, found.map(linkTo))];
};

const noteContent: Behaviour = ({ id, uri }, call) => {
  const note = notesIn(call).find(({ name }) => name === id);
  return note
    ? [
        {
          do: 'result',
          result: { contents: [{ uri: uri ?? note.uri, mimeType: 'text/markdown', text: note.text ?? '' }] },
        },
      ]
    : [notFound(uri, call.revision)];
};

const notePrompt: Behaviour = ({ id, style }, call) => {
  const note = notesIn(call).find(({ name }) => name === id);
  if (!note) return [{ do: 'error', code: -32602, message: `There is no note ${textOf(id)}` }];
  const how = style === undefined ? '' : ` Style: ${textOf(style)}.`;
  const resource: JsonRecord = { uri: note.uri, mimeType: 'text/markdown', text: note.text ?? '' };
  return [
    {
      do: 'result',
      result: {
        description: `Sums up “${note.title ?? note.name}”`,
        messages: [
          userMessage({ type: 'text', text: `Sum up this note.${how}` }),
          userMessage({ type: 'resource', resource }),
        ],
      },
    },
  ];
};

const userMessage = (content: JsonRecord): JsonRecord => ({ role: 'user', content });

/** The behaviors of its tools, resources and prompts. */
export const notesBehaviours: Readonly<Record<string, Behaviour>> = {
  add_note: addNote,
  change_note: changeNote,
  remove_note: removeNote,
  search_notes: searchNotes,
  note_content: noteContent,
  sum_up_note: notePrompt,
};

const text = (description: string): JsonRecord => ({ type: 'string', description });

const tools: readonly ToolDefinition[] = [
  {
    name: 'add_note',
    title: 'Add a note',
    description: 'Adds a note. The list of resources changes, and the server announces it.',
    inputSchema: objectSchema({ title: text('Its title'), text: text('The content, in Markdown') }),
    outputSchema: objectSchema({ id: { type: 'string' }, uri: { type: 'string' } }),
    annotations: { readOnlyHint: false, destructiveHint: false },
    does: 'add_note',
  },
  {
    name: 'change_note',
    title: 'Change a note',
    description: 'Rewrites a note and notifies its subscribers.',
    inputSchema: objectSchema({
      id: { ...text('Which note'), examples: ['1'] },
      text: text('The new content'),
    }),
    annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true },
    does: 'change_note',
  },
  {
    name: 'remove_note',
    title: 'Remove a note',
    description: 'Removes a note.',
    inputSchema: objectSchema({ id: { ...text('Which note'), examples: ['2'] } }),
    annotations: { readOnlyHint: false, destructiveHint: true },
    does: 'remove_note',
  },
  {
    name: 'search_notes',
    title: 'Search',
    description: 'Finds notes that contain some words. Returns links to them.',
    inputSchema: objectSchema({ query: { ...text('Words to search for'), examples: ['tea'] } }),
    outputSchema: objectSchema({
      found: { type: 'array', items: objectSchema({ uri: { type: 'string' }, title: { type: 'string' } }) },
    }),
    annotations: { readOnlyHint: true },
    does: 'search_notes',
  },
];

const prompts: readonly PromptDefinition[] = [
  {
    name: 'sum_up_note',
    title: 'Summarize a note',
    description: 'Asks for a summary of a note, which is embedded.',
    arguments: [
      { name: 'id', description: 'Which note', required: true },
      { name: 'style', description: 'The style of the summary' },
    ],
    complete: { ...ids(first), style: ['bullet points', 'one sentence', 'rhymes'] },
    does: 'sum_up_note',
  },
  {
    name: 'brainstorm',
    title: 'Brainstorm',
    description: 'Asks for ideas about a topic.',
    arguments: [{ name: 'topic', description: 'About what', required: true }],
    messages: [
      { role: 'user', content: { type: 'text', text: 'Let us collect ideas about {{topic}}.' } },
      { role: 'assistant', content: { type: 'text', text: 'Gladly. What have you thought of already?' } },
    ],
  },
];

/** The server. */
export const notes: ServerDefinition = {
  info: { name: 'notes', title: 'Notes', version: '2.0.0' },
  instructions:
    'Notes are resources at note:///{id}. Subscribe to one and change it with change_note to receive an update.',
  tools,
  resources: first,
  resourceTemplates: [
    {
      uriTemplate: `${START}{id}`,
      name: 'note',
      title: 'A note',
      description: 'A note by its number.',
      mimeType: 'text/markdown',
      does: 'note_content',
      complete: ids(first),
    },
  ],
  prompts,
  can: { logging: true, completions: true, subscribe: true, listChanged: true },
};
