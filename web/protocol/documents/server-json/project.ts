/** Rules about what a server.json states about the project: its repository, pages, title and further data. */
import { code, named } from '../../json/describe.ts';
import { get, isObject } from '../../json/object.ts';
import type { Path } from '../../json/plan.ts';
import { itemsAt, textAt, webAddress } from '../values.ts';
import { isFree, registryRule, spelledText, type ServerDocument } from './context.ts';
import { exampleServer } from './source.ts';

const REPOSITORY = registryRule(
  'repository',
  'MUST',
  '`repository` {must} be a GitHub or GitLab repository',
  'The registry accepts only addresses of repositories at these two hosts.',
  {
    good: [exampleServer({ repository: '{"url": "https://gitlab.com/ada/tools/weather", "source": "gitlab"}' })],
    bad: [
      exampleServer({ repository: '{"url": ⟦""⟧, "source": "github"}' }),
      exampleServer({ repository: '{"url": ⟦"https://github.com/ada"⟧, "source": "github"}' }),
      exampleServer({ repository: '{"url": "https://git.example/ada/weather", "source": ⟦"gitea"⟧}' }),
    ],
  },
);
const SUBFOLDER = registryRule(
  'subfolder',
  'MUST',
  '`subfolder` {must} be a relative path without `.` and `..`',
  'The registry refuses other paths.',
  {
    good: [
      exampleServer({
        repository: '{"url": "https://github.com/ada/tools", "source": "github", "subfolder": "servers/weather"}',
      }),
    ],
    bad: [
      exampleServer({
        repository: '{"url": "https://github.com/ada/tools", "source": "github", "subfolder": ⟦"/servers"⟧}',
      }),
    ],
  },
);
const HTTPS = registryRule(
  'https',
  'MUST',
  'Addresses of pages and icons {must} begin with `https://`',
  'The registry refuses other addresses, because clients show these pages and images.',
  {
    good: [exampleServer({ websiteUrl: '"https://weather.example"' })],
    bad: [exampleServer({ websiteUrl: '⟦"http://weather.example"⟧' })],
  },
);
const TITLE = registryRule(
  'title',
  'MUST',
  '`title` {must} contain more than white space',
  'Clients show the title to people.',
  {
    good: [exampleServer({ title: '"Weather"' })],
    bad: [exampleServer({ title: '⟦"  "⟧' })],
  },
);
const META = registryRule(
  'meta',
  'SHOULD',
  '`_meta` {must} hold publisher-provided data only',
  'The official registry drops other keys when the file is published.',
  {
    good: [exampleServer({ _meta: '{"io.modelcontextprotocol.registry/publisher-provided": {"tool": "ci"}}' })],
    bad: [exampleServer({ _meta: '⟦{"com.example/rating": {"stars": 5}}⟧' })],
  },
);
const META_SIZE = registryRule(
  'meta-size',
  'MUST',
  'Publisher-provided data {must} have at most 4 KB',
  'The registry refuses more.',
  {
    good: [exampleServer({ _meta: '{"io.modelcontextprotocol.registry/publisher-provided": {"tool": "ci"}}' })],
    bad: [
      exampleServer({
        _meta: `{"io.modelcontextprotocol.registry/publisher-provided": ⟦{"text": "${'a'.repeat(4200)}"}⟧}`,
      }),
    ],
  },
);

/** The rules of this file. */
export const PROJECT_RULES = [REPOSITORY, SUBFOLDER, HTTPS, TITLE, META, META_SIZE];

/** Reports their violations. */
export function judgeProject(server: ServerDocument): void {
  judgeRepository(server);
  judgePages(server);
  judgeMeta(server);
}

const GITHUB = /^https?:\/\/(?:www\.)?github\.com\/[\w.-]+\/[\w.-]+\/?$/u;
const GITLAB = /^https?:\/\/(?:www\.)?gitlab\.com\/[\w./-]+$/u;

function judgeRepository(server: ServerDocument): void {
  const { value, base, report } = server;
  const repository = get(value, 'repository');
  if (!isObject(repository)) return;
  const path = [...base, 'repository'];
  const url = textAt(repository, 'url');
  const source = textAt(repository, 'source');
  if (url !== null && source !== null && (url !== '' || source !== '')) {
    if (source !== 'github' && source !== 'gitlab') {
      report({
        rule: REPOSITORY,
        path: [...path, 'source'],
        what: `\`repository.source\` is ${code(source)}. Use \`github\` or \`gitlab\`, or omit \`repository\`.`,
      });
    } else if (source === 'github' ? !GITHUB.test(url) : !isGitLab(url)) {
      report({
        rule: REPOSITORY,
        path: [...path, 'url'],
        what: `\`repository.url\` is ${code(url)}. Use an address such as \`https://${source}.com/ada/weather\`.`,
      });
    }
  }
  const folder = textAt(repository, 'subfolder');
  if (folder === null || folder === '' || isCleanPath(folder)) return;
  report({
    rule: SUBFOLDER,
    path: [...path, 'subfolder'],
    what: `\`repository.subfolder\` is ${code(folder)}. Use a path such as \`servers/weather\`.`,
  });
}

function isGitLab(url: string): boolean {
  if (!GITLAB.test(url)) return false;
  const steps = url.replace(/\/$/u, '').split('/').slice(3);
  return steps.length >= 2 && steps.every((step) => step !== '');
}

function isCleanPath(path: string): boolean {
  return (
    /^[a-zA-Z0-9\-_./]+$/u.test(path) && path.split('/').every((step) => step !== '' && step !== '.' && step !== '..')
  );
}

function judgePages(server: ServerDocument): void {
  const { value, base, report } = server;
  const website = spelledText(value, 'websiteUrl');
  const pages: { text: string; path: Path }[] = [];
  if (website !== null) pages.push({ text: website.value, path: [...base, website.key] });
  for (const [index, icon] of itemsAt(value, 'icons').entries()) {
    const text = isObject(icon) ? textAt(icon, 'src') : null;
    if (text !== null) pages.push({ text, path: [...base, 'icons', index, 'src'] });
  }
  for (const { text, path } of pages) {
    if (text === '' || !isFree(server, path) || webAddress(text)?.scheme === 'https') continue;
    report({
      rule: HTTPS,
      path,
      what: `${named(String(path.at(-1)))} is ${code(text)}. Use an absolute \`https://\` address.`,
    });
  }
  const title = textAt(value, 'title');
  if (title !== null && title !== '' && title.trim() === '')
    report({
      rule: TITLE,
      path: [...base, 'title'],
      what: `\`title\` is ${code(title)}. Use a name for people, or omit it.`,
    });
}

const PUBLISHER = 'io.modelcontextprotocol.registry/publisher-provided';
const OFFICIAL = 'io.modelcontextprotocol.registry/official';

function judgeMeta({ value, base, report }: ServerDocument): void {
  const meta = get(value, '_meta');
  if (!isObject(meta)) return;
  const other = Object.keys(meta).find((key) => key !== PUBLISHER && key !== OFFICIAL);
  if (other !== undefined)
    report({
      rule: META,
      path: [...base, '_meta'],
      what: `\`_meta\` has the key ${named(other)}. Put this data into ${named(PUBLISHER)}.`,
    });
  const provided = get(meta, PUBLISHER);
  if (provided === undefined) return;
  const size = JSON.stringify(provided).length;
  if (size > 4096)
    report({
      rule: META_SIZE,
      path: [...base, '_meta', PUBLISHER],
      what: `The data has ${size} bytes as JSON; 4,096 are allowed. Shorten it.`,
    });
}
