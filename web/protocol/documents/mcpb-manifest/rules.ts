/** Rules about bundle manifests beyond the schema: what `mcpb validate` checks, and what MANIFEST.md describes. */
import { code, named } from '../../json/describe.ts';
import { get, objectAt } from '../../json/object.ts';
import type { Path } from '../../json/plan.ts';
import type { JsonObject } from '../../json/types.ts';
import type { DocumentFinding } from '../define.ts';
import { isTemplate, isUri, itemsAt, textAt } from '../values.ts';
import { COMMAND_RULES, judgeCommand } from './command.ts';
import { judgeVersions, VERSION_RULES } from './versions.ts';
import { exampleManifest, isDocumentation, manifestRule as rule } from './source.ts';

const ICON = rule(
  'icon',
  'MUST',
  '`icon` {must} be a PNG file in the bundle',
  '`mcpb validate` refuses other files and paths.',
  [exampleManifest({ icon: '⟦"assets/icon.svg"⟧' }), exampleManifest({ icon: '⟦"${__dirname}/icon.png"⟧' })],
);
const ICON_REMOTE = rule(
  'icon-address',
  'SHOULD',
  '`icon` {must} be a file in the bundle',
  'Claude Desktop shows only icons that are in the bundle.',
  [exampleManifest({ icon: '⟦"https://example.com/icon.png"⟧' })],
);
const ADDRESS = rule('address', 'MUST', 'Addresses {must} be absolute', '`mcpb validate` refuses other addresses.', [
  exampleManifest({ homepage: '⟦"example.com"⟧' }),
]);
const COMMAND = rule(
  'command-path',
  'SHOULD',
  '`command` {must} not be the path of one computer',
  'The file is elsewhere on the computers of other users.',
  [
    exampleManifest({
      server: '{"type": "python", "entry_point": "main.py", "mcp_config": {"command": ⟦"/opt/homebrew/bin/python3"⟧}}',
    }),
  ],
);
const SCRIPT = rule(
  'script-path',
  'SHOULD',
  'Files of the bundle {must} be named with `${__dirname}`',
  'The host starts the server in another folder, where a relative path leads to nothing.',
  [
    exampleManifest({
      server:
        '{"type": "node", "entry_point": "server/index.js", "mcp_config": {"command": "node", "args": [⟦"server/index.js"⟧]}}',
    }),
  ],
  [
    exampleManifest({
      server:
        '{"type": "python", "entry_point": "main.py", "mcp_config": {"command": "uv", "args": ["run", "--directory", "${__dirname}", "main.py"]}}',
    }),
  ],
);
const UNFILLED = rule(
  'unfilled',
  'SHOULD',
  'Placeholders of a template {must} be replaced',
  'The value leads to another account or person, or nowhere.',
  [
    exampleManifest({ homepage: '⟦"https://github.com/yourusername/weather"⟧' }),
    exampleManifest({ author: '{"name": "Ada", "email": ⟦"contact@example.com"⟧}' }),
  ],
);
const LONG = rule(
  'long-description',
  'INFO',
  '`description` should be short',
  'Hosts show it in lists, and `long_description` is for details.',
  [exampleManifest({ description: `⟦"${'weather '.repeat(45)}"⟧` })],
);
const NAME = rule(
  'name',
  'INFO',
  '`name` should be readable by programs',
  'Hosts use it in paths and ids, and `display_name` is for people.',
  [exampleManifest({ name: '⟦"My Weather"⟧' })],
);
const ENTRY_POINT = rule(
  'entry-point',
  'SHOULD',
  '`entry_point` {must} be a path in the bundle',
  'The file is elsewhere on the computers of other users, or nowhere.',
  [
    exampleManifest({
      server: '{"type": "python", "entry_point": ⟦"/home/ada/main.py"⟧, "mcp_config": {"command": "python3"}}',
    }),
  ],
);
const GENERATED = rule(
  'generated',
  'INFO',
  '`tools_generated` is for tools that are not listed',
  'It announces further tools that the server creates at run time.',
  [exampleManifest({ tools: '[{"name": "a"}, {"name": "b"}, {"name": "c"}]', tools_generated: '⟦true⟧' })],
);

/** The rules of this file. */
export const MANIFEST_RULES = [
  ICON,
  ICON_REMOTE,
  ADDRESS,
  COMMAND,
  SCRIPT,
  UNFILLED,
  LONG,
  NAME,
  ENTRY_POINT,
  GENERATED,
  ...VERSION_RULES,
  ...COMMAND_RULES,
];

type Report = (finding: DocumentFinding) => void;

/** Reports their violations. */
export function judgeManifest(value: JsonObject, report: Report): void {
  judgeIcon(value, report);
  judgeAddresses(value, report);
  judgeTexts(value, report);
  judgeVersions(value, report);
  const config = objectAt(objectAt(value, 'server'), 'mcp_config');
  judgeScript(config, report);
  judgeCommand(config, report);
  const command = textAt(config, 'command') ?? '';
  if (/^(?:\/(?:opt|usr\/local|home|Users)\/|[A-Za-z]:\\(?:Users|Program))/u.test(command))
    report({
      rule: COMMAND,
      path: ['server', 'mcp_config', 'command'],
      what: `\`command\` is ${code(command)}. Use the name of the program, or a file in \`\${__dirname}\`.`,
    });
}

/** A script of the bundle, or of one computer. */
const FILE = /^(?:(?:\.\/)?[\w@-][\w./@-]*|(?:\/(?:Users|home)\/|[A-Za-z]:\\Users\\).*)\.(?:[cm]?[jt]s|py)$/u;

function judgeScript(config: JsonObject, report: Report): void {
  const args = itemsAt(config, 'args');
  // A runner that is given the folder of the bundle finds relative paths in it.
  if (args.some((one) => typeof one === 'string' && one.includes('${__dirname}'))) return;
  const index = args.findIndex((one) => typeof one === 'string' && one.length < 1000 && FILE.test(one));
  const script = args[index];
  if (typeof script !== 'string') return;
  const inside = script.replace(/^\.\//u, '');
  const advice = /^(?:\/|[A-Za-z]:)/u.test(script) ? 'a path below `${__dirname}`' : code(`\${__dirname}/${inside}`);
  report({
    rule: SCRIPT,
    path: ['server', 'mcp_config', 'args', index],
    what: `This argument is ${code(script)}. Use ${advice}.`,
  });
}

function judgeIcon(value: JsonObject, report: Report): void {
  const icon = textAt(value, 'icon');
  if (icon === null || icon === '') return;
  const path = ['icon'];
  if (/^https?:\/\//u.test(icon)) {
    report({
      rule: ICON_REMOTE,
      path,
      what: `\`icon\` is ${code(icon)}. Put the file into the bundle, and use its path.`,
    });
    return;
  }
  const inside = icon.replace(/^\$\{__dirname\}\//u, '');
  const wrong =
    icon.includes('${__dirname}') || /^(?:\/|[A-Za-z]:[\\/])/u.test(icon)
      ? 'Use a path relative to the bundle, such as `icon.png`.'
      : null;
  const format = /\.(?:svg|jpe?g|webp|gif|ico|icns)$/iu.test(icon) ? 'Convert the icon to PNG.' : null;
  const advice = wrong ?? format;
  if (advice === null) return;
  const fix =
    wrong !== null && inside !== icon && format === null
      ? {
          fix: {
            says: 'Use the relative path.',
            safety: 'safe',
            steps: [{ do: 'replace', path, value: inside }],
          } as const,
        }
      : {};
  report({ rule: ICON, path, what: `\`icon\` is ${code(icon)}. ${advice}`, ...fix });
}

function judgeAddresses(value: JsonObject, report: Report): void {
  const places: { text: string | null; path: Path }[] = [
    ...['homepage', 'documentation', 'support'].map((key) => ({ text: textAt(value, key), path: [key] })),
    { text: textAt(objectAt(value, 'author'), 'url'), path: ['author', 'url'] },
    { text: textAt(objectAt(value, 'repository'), 'url'), path: ['repository', 'url'] },
    ...itemsAt(value, 'privacy_policies').map((item, index) => ({
      text: typeof item === 'string' ? item : null,
      path: ['privacy_policies', index],
    })),
  ];
  let unfilled = false;
  for (const { text, path } of places) {
    if (text === null || isTemplate(text)) continue;
    if (!isUri(text))
      report({
        rule: ADDRESS,
        path,
        what: `${named(path.join('.'))} is ${code(text)}. Use an address that begins with \`https://\`.`,
      });
    else if (
      !unfilled &&
      /\/\/(?:www\.)?git(?:hub|lab)\.com\/(?:your-?(?:user-?name|org|name)|username)\//iu.test(text)
    ) {
      unfilled = true;
      report({
        rule: UNFILLED,
        path,
        what: `${named(path.join('.'))} is ${code(text)}. Write the name of the account.`,
        ...(isDocumentation(value) ? { severity: 'info' as const } : {}),
      });
    }
  }
}

/** Words of a template for the author. */
const TEMPLATE_AUTHOR = /^(?:your|my)[ ._-]?(?:name|company|org(?:anization)?|email)\b|@example\.(?:com|org)$/iu;

function judgeTexts(value: JsonObject, report: Report): void {
  const author = objectAt(value, 'author');
  const unfilled = ['name', 'email'].find((key) => TEMPLATE_AUTHOR.test(textAt(author, key) ?? ''));
  if (unfilled !== undefined)
    report({
      rule: UNFILLED,
      path: ['author', unfilled],
      severity: 'info',
      what: `\`author.${unfilled}\` is ${code(textAt(author, unfilled))}. Write your own.`,
    });
  const description = textAt(value, 'description') ?? '';
  if (description.length > 300)
    report({
      rule: LONG,
      path: ['description'],
      what: `\`description\` has ${description.length} characters. Move the details to \`long_description\`.`,
    });
  const name = textAt(value, 'name') ?? '';
  if (/\s/u.test(name))
    report({ rule: NAME, path: ['name'], what: `\`name\` is ${code(name)}. Use letters, digits and hyphens.` });
  const entry = textAt(objectAt(value, 'server'), 'entry_point') ?? '';
  if (/^(?:[/~]|[A-Za-z]:[\\/])/u.test(entry))
    report({
      rule: ENTRY_POINT,
      path: ['server', 'entry_point'],
      what: `\`entry_point\` is ${code(entry)}. Use a path relative to the bundle, such as \`server/index.js\`.`,
    });
  const tools = itemsAt(value, 'tools').length;
  if (get(value, 'tools_generated') === true && tools > 2)
    report({
      rule: GENERATED,
      path: ['tools_generated'],
      what: `The manifest lists ${tools} tools. Remove \`tools_generated\` if these are all.`,
    });
}
