/** A library of skills, with a tool and a resource that they use. */
import type { ServerDefinition } from '../types.ts';
import type { Behaviour } from '../call.ts';
import { objectSchema, textResult } from './content.ts';

const MAX_TITLE = 50;

const checkCommitMessage: Behaviour = ({ message }) => {
  const [title = '', ...rest] = (typeof message === 'string' ? message : '').split('\n');
  const problems = [
    ...(title.length > MAX_TITLE ? [`The first line has ${title.length} characters; ${MAX_TITLE} are enough.`] : []),
    ...(title.endsWith('.') ? ['The first line ends with a period.'] : []),
    ...(rest.length > 0 && rest[0] !== '' ? ['An empty line must follow the first one.'] : []),
  ];
  return [textResult(problems.length > 0 ? problems.join('\n') : 'The message follows the style guide.')];
};

/** The behaviors of its tools. */
export const skillLibraryBehaviours: Readonly<Record<string, Behaviour>> = {
  check_commit_message: checkCommitMessage,
};

/** The server. */
export const skillLibrary: ServerDefinition = {
  info: { name: 'skill-library', title: 'Skill library', version: '1.0.0' },
  instructions: 'Skills describe how this team works. Hosts list them, and read their files when a task needs them.',
  skills: [
    {
      root: 'skill://review-code',
      frontmatter: {
        name: 'review-code',
        description: 'Reviews a change as this team does. Use it before a change is merged.',
        license: 'MIT',
      },
      body: `# Review code

1. Read the description of the change, then the tests, then the code.
2. Go through [the checklist](references/checklist.md).
3. Write each finding with its file, its line, and a suggestion.
`,
      files: {
        'references/checklist.md': `# Checklist

- Each new behavior has a test that fails without it.
- Errors say what went wrong and what to do.
- Names say what things are.
`,
        'references/severity.json': '{"blocker":"do not merge","minor":"the author decides"}\n',
      },
    },
    {
      root: 'skill://write-commit-message',
      frontmatter: {
        name: 'write-commit-message',
        description: 'Writes a commit message in the style of this team. Use it for every commit.',
      },
      body: `# Write a commit message

Write one line of at most 50 characters without a period. Then write why, after an empty line.
Check the message with the tool \`check_commit_message\`.
`,
    },
    {
      root: 'skill://teams/data/clean-table',
      frontmatter: {
        name: 'clean-table',
        description: 'Cleans a table before it is analyzed: types, duplicates and empty rows.',
      },
      body: `# Clean a table

Run [the script](scripts/clean.py) on the file, and report how many rows it removed.
`,
      files: {
        'scripts/clean.py': `import csv
import sys

rows = [row for row in csv.reader(sys.stdin) if any(cell.strip() for cell in row)]
csv.writer(sys.stdout).writerows(dict.fromkeys(map(tuple, rows)))
`,
      },
    },
  ],
  tools: [
    {
      name: 'check_commit_message',
      title: 'Check a commit message',
      description: 'Checks a commit message against the style guide.',
      inputSchema: objectSchema({
        message: { type: 'string', description: 'The message', examples: ['Read skills from the library'] },
      }),
      annotations: { readOnlyHint: true },
      does: 'check_commit_message',
    },
  ],
  resources: [
    {
      uri: 'library://style-guide',
      name: 'style-guide',
      title: 'Style guide',
      description: 'How this team writes.',
      mimeType: 'text/markdown',
      text: '# Style guide\n\nShort sentences. One thought each.\n',
    },
  ],
  cache: { ttlMs: 300_000, cacheScope: 'public' },
};
