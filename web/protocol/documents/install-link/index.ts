/** Links that install a server: badges for Cursor, VS Code, LM Studio, Visual Studio and Kiro. */
import { cut, code, named } from '../../json/describe.ts';
import type { Span } from '../../types.ts';
import { defineDocument, type DocumentFinding, type DocumentRule, type DocumentSubject } from '../define.ts';
import { judgeEmbedded, readEmbedded } from '../embedded.ts';
import { hidingSecrets } from '../hide-secrets.ts';
import { memberOf } from '../host-config/servers.ts';
import { findLinks, type InstallLink } from './parse.ts';

const CURSOR = 'https://cursor.com/docs/context/mcp/install-links';
const CURSOR_TITLE = 'Cursor, MCP install links';
const VSCODE = 'https://code.visualstudio.com/api/extension-guides/ai/mcp';
const VSCODE_TITLE = 'VS Code, MCP developer guide';

const config: DocumentRule = {
  id: 'link/config',
  title: 'The configuration in the link must be readable JSON',
  level: 'MUST',
  why: 'The host shows an error, or does nothing, if it cannot decode the configuration.',
  spec: CURSOR,
  specTitle: CURSOR_TITLE,
  examples: {
    good: [
      'https://cursor.com/en/install-mcp?name=context7&config=eyJ1cmwiOiJodHRwczovL21jcC5jb250ZXh0Ny5jb20vbWNwIn0%3D',
    ],
    bad: [
      'https://cursor.com/en/install-mcp?name=a&config=⟦%7B%22url%22%3A%22https%3A%2F%2Fa.example.com%22%7D⟧',
      'cursor://anysphere.cursor-deeplink/mcp/install?name=a&config=⟦eyJ1cmwiOiAiaHR0cHM⟧',
      'vscode:mcp/install?⟦%7B%22name%22%3A%22a%22%2C%22command%22%7D⟧',
    ],
  },
};

const entryOnly: DocumentRule = {
  id: 'link/entry',
  title: 'The link must hold one server, not a whole file',
  level: 'MUST',
  why: 'The host takes what it decodes for the entry itself; inside `mcpServers` it finds neither a command nor a URL.',
  spec: CURSOR,
  specTitle: CURSOR_TITLE,
  examples: {
    good: ['lmstudio://add_mcp?name=a&config=eyJjb21tYW5kIjoiYS1tY3AifQ%3D%3D'],
    bad: ['lmstudio://add_mcp?name=a&config=⟦eyJtY3BTZXJ2ZXJzIjp7ImEiOnsiY29tbWFuZCI6ImEtbWNwIn19fQ%3D%3D⟧'],
  },
};

const serverName: DocumentRule = {
  id: 'link/name',
  title: 'The link must name the server',
  level: 'MUST',
  why: 'The host needs a key for the new entry.',
  spec: VSCODE,
  specTitle: VSCODE_TITLE,
  examples: {
    good: ['vscode:mcp/install?%7B%22name%22%3A%22a%22%2C%22command%22%3A%22a-mcp%22%7D'],
    bad: [
      '⟦vscode:mcp/install?%7B%22command%22%3A%22a-mcp%22%7D⟧',
      '⟦https://cursor.com/install-mcp?config=eyJjb21tYW5kIjoiYS1tY3AifQ%3D%3D⟧',
    ],
  },
};

const missingConfig: DocumentRule = {
  id: 'link/no-config',
  title: 'The link must hold a configuration',
  level: 'MUST',
  why: 'Without the parameter `config` there is nothing to install.',
  spec: CURSOR,
  specTitle: CURSOR_TITLE,
  examples: {
    good: ['https://vscode.dev/redirect/mcp/install?name=a&config=%7B%22command%22%3A%22a-mcp%22%7D'],
    bad: ['⟦https://vscode.dev/redirect/mcp/install?name=a⟧'],
  },
};

const plus: DocumentRule = {
  id: 'link/plus-sign',
  title: '`+` in Base64 should be written as `%2B`',
  level: 'SHOULD',
  why: 'In the query of a URL a plus sign may be read as a blank, which breaks the configuration.',
  spec: 'https://url.spec.whatwg.org/#urlencoded-parsing',
  specTitle: 'URL Standard, form parsing',
  examples: {
    good: ['https://cursor.com/install-mcp?name=a&config=eyJjb21tYW5kIjoiYS1tY3AifQ%3D%3D'],
    bad: ['https://cursor.com/install-mcp?name=a&config=⟦eyJjb21tYW5kIjoiYS1tY3AiLCJhcmdzIjpbIn4+Il19⟧'],
  },
};

const content: DocumentRule = {
  id: 'link/content',
  title: 'The link holds a whole configuration',
  level: 'INFO',
  why: 'The host shows a name before it installs, and the command or the URL is in the configuration.',
  spec: CURSOR,
  specTitle: CURSOR_TITLE,
  examples: {
    good: ['https://vscode.dev/redirect/mcp/install?name=a&config=%3CYOUR_CONFIG%3E'],
    bad: ['https://cursor.com/install-mcp?name=a&config=⟦eyJjb21tYW5kIjoiYS1tY3AifQ%3D%3D⟧'],
  },
};

function linksOf({ text, span, tree, syntax }: DocumentSubject): InstallLink[] {
  return tree === null || syntax === 'program' ? findLinks(text, span) : [];
}

/** Links that install a server in a host. */
export const installLink = defineDocument({
  kind: 'install-link',
  rules: [config, entryOnly, serverName, missingConfig, plus, content],
  recognize: (subject) => {
    const links = linksOf(subject);
    const [first] = links;
    if (first === undefined) return null;
    const titles = [...new Set(links.map(({ title }) => title))];
    const form = first.config?.encoding === 'base64' ? 'as Base64' : 'percent-encoded';
    return {
      title: `Link that installs a server in ${titles.slice(0, 3).join(', ')}`,
      because: `The address is the one of ${first.title}’s installer; it holds the configuration ${form}.`,
      host: first.host,
    };
  },
  judge: (subject, _, report) => {
    for (const link of linksOf(subject)) judgeLink(link, report);
  },
});

function judgeLink(link: InstallLink, send: (finding: DocumentFinding) => void): void {
  const { decoded, title, host } = link;
  const source = decoded ?? '';
  const report = hidingSecrets({ text: source, span: { start: 0, end: source.length } }, send);
  const whole: Span = { start: link.start, end: link.end };
  if (link.config === null) {
    report({
      rule: missingConfig,
      span: whole,
      what: 'The link has no parameter `config`. Add the entry of the server.',
    });
    return;
  }
  const { raw, encoding, start, end } = link.config;
  const span: Span = { start, end };
  if (/^(?:<|\$|\{\{|%3C|%24%7B|\.{3}|BASE64|YOUR)/i.test(raw)) return;
  const place = (): Span => span;
  const { tree, errors } = decoded === null ? { tree: null, errors: [] } : readEmbedded({ text: decoded, place });
  if (decoded === null || tree?.type !== 'object' || errors.length > 0) {
    const json = encoding === 'base64' && /^(?:\{|%7B)/i.test(raw);
    report({
      rule: config,
      span,
      what: json
        ? `${title} expects the JSON as Base64, but it is percent-encoded here. Encode it as Base64 first.`
        : `${title} cannot decode the configuration: ${decoded === null ? (encoding === 'base64' ? 'it is no Base64' : 'its escapes are broken') : `${code(cut(decoded, 60))} is not JSON`}. Encode the entry again.`,
    });
    return;
  }
  const form = encoding === 'base64' ? 'Base64' : 'percent-encoding';
  report({
    rule: content,
    span,
    what: `The ${form} stands for ${code(cut(decoded.replace(/\s+/gu, ' '), 120), 130)}.`,
  });
  if (encoding === 'base64' && raw.includes('+'))
    report({ rule: plus, span, what: 'The Base64 contains `+`. Write `%2B`.' });
  const wrapper = ['mcpServers', 'servers'].find((key) => memberOf(tree, key) !== undefined);
  if (wrapper !== undefined) {
    report({
      rule: entryOnly,
      span,
      what: `The configuration has ${named(wrapper)} around the server. Encode the entry alone, such as \`{"command": …}\`.`,
    });
    return;
  }
  if (link.name === null && memberOf(tree, 'name') === undefined)
    report({
      rule: serverName,
      span: whole,
      what: `The link names no server. Add ${encoding === 'base64' ? 'the parameter `name`' : 'the member `name`'}.`,
    });
  judgeEmbedded({ text: decoded, place }, tree, host, report);
}
