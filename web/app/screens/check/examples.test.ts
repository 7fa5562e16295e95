/** The examples show what they claim: valid ones have no findings, and each mistake has exactly the findings it is about. */
import { brotliCompressSync } from 'node:zlib';
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkOne } from '../../../protocol/check.ts';
import { FIRST_TEXT } from '../../state/first.ts';
import { EXAMPLES } from './examples.ts';

/** Errors and `~` warnings of the examples with findings, by id. */
const FINDINGS: Readonly<Record<string, readonly string[]>> = {
  'handshake-two-mistakes': ['ids/null-id', 'methods/notification-prefix'],
  'null-id': ['ids/null-id'],
  'notification-with-id': ['ids/notification-with-id'],
  initialized: ['methods/notification-prefix'],
  'missing-id': ['ids/missing-id'],
  'fractional-id': ['ids/fractional'],
  'missing-version': ['envelope/jsonrpc-missing'],
  'version-number': ['envelope/jsonrpc-number'],
  'list-params': ['requests/params-by-position'],
  'null-params': ['requests/params-null'],
  'tool-case': ['methods/case'],
  'near-method': ['~methods/unknown-request'],
  'method-too-new': ['methods/listen-since-2026-07-28'],
  'method-too-old': ['methods/ping-removed'],
  'string-code': ['errors/code-type'],
  'string-error': ['errors/error-not-object'],
  both: ['responses/both-result-and-error'],
  'null-error': ['responses/null-error-beside-result'],
  'error-null-id': ['responses/error-id-null-mcp'],
  'bare-result': ['responses/result-not-object'],
  'batch-removed': ['batch/not-supported'],
  'no-meta': ['stateless/meta-missing'],
  'no-result-type': ['result-type/missing'],
  'retired-code': ['errors/retired-32002'],
  'meta-key': ['meta/url-as-key'],
  comments: ['json-comment'],
  'trailing-comma': ['json-trailing-comma'],
  duplicate: ['~json-duplicate-key'],
  'cut-off': ['json-unclosed'],
  't-own-code': ['errors/retired-32002'],
  't-positions': ['requests/params-by-position', '~methods/unknown-request'],
  't-names': ['~methods/unknown-request'],
  't-plain-notification': ['requests/params-by-position', '~methods/unknown-notification'],
  't-number-result': ['responses/result-not-object'],
  't-annotated': ['json-comment'],
  't-shape': ['requests/params-primitive', '~methods/unknown-request'],
  't-error-shape': ['errors/code-type'],
  't-lone': ['envelope/unclassifiable'],
  't-other': ['envelope/unclassifiable'],
  't-logging': ['~methods/unknown-notification'],
  't-log-short': ['~methods/unknown-notification'],
  't-progress-id': ['ids/notification-with-id'],
  't-old-version': ['envelope/jsonrpc-version'],
  't-hyphen': ['envelope/jsonrpc-missing'],
  't-null-error-id': ['responses/error-id-null-mcp'],
  't-python-none': ['json-python-literal', 'responses/error-id-null-mcp'],
  't-code': ['json-unquoted-text'],
  't-cut': ['json-unclosed'],
  't-batch-mixed': ['~methods/unknown-notification'],
  't-version': ['~version/unknown-revision'],
  'mixed-log': ['ids/null-id', '~unexpected-token-not-valid-json'],
  markdown: ['methods/case'],
  'c-stdout': ['unexpected-token-not-valid-json'],
  'x-view-early': ['apps/host-before-initialized'],
  'p-error-line': ['~spawn-npx-enoent'],
  'c-module': ['~python-no-module-mcp'],
  'p-result': ['content/unknown-type'],
  'p-vscode': ['config/no-command-or-url'],
  'p-schema': ['json-schema/valid'],
  'p-manifest': ['~mcpb-manifest/dxt-version', '~mcpb-manifest/unused-option'],
  'p-command': ['command/separator'],
  'p-codex': ['config/bearer-token'],
};

/** The kinds of the parts of the examples that are not only messages. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  'p-tool': ['fragment-tool'],
  'p-result': ['fragment-call-result'],
  'p-vscode': ['host-config'],
  'p-server-json': ['server-json'],
  'p-python': ['program-literal'],
  'p-lesson': ['message', 'message'],
  'p-error-line': ['complaint'],
  'p-oauth': ['oauth-protected-resource-metadata'],
  'p-schema': ['fragment-input-schema'],
  'p-printed': ['program-repr', 'fragment-call-result'],
  'p-manifest': ['mcpb-manifest'],
  'p-command': ['host-command'],
  'p-codex': ['host-config'],
  'p-lsp': ['other-protocol'],
};

/** Valid messages that another revision would judge differently specify their revision. */
const judged = (id: string) => {
  const example = EXAMPLES.find((one) => one.id === id);
  return checkOne(example?.text ?? '', { revision: example?.revision ?? 'auto' });
};

describe('the examples', () => {
  it.each(EXAMPLES.map(({ id }) => [id] as const))('%s has the findings it is about', (id) => {
    const found = judged(id)
      .diagnostics.filter(({ severity }) => severity !== 'info')
      .map(({ severity, rule, requirement }) => {
        const name = rule.startsWith('json-') ? rule : (requirement ?? rule);
        return severity === 'warning' ? `~${name}` : name;
      });
    expect([...new Set(found)].toSorted()).toEqual((FINDINGS[id] ?? []).toSorted());
  });

  it('have a part of the kind that they name, and no made-up message', () => {
    for (const [id, kinds] of Object.entries(KINDS)) {
      const { parts, entries } = judged(id);
      expect(
        parts.map(({ kind }) => kind).filter((kind) => kind !== 'lesson-text'),
        id,
      ).toEqual(kinds);
      expect(
        entries.some(({ kind }) => kind === 'invalid'),
        id,
      ).toBe(false);
    }
    expect(judged('p-python').entries).toHaveLength(1);
    expect(judged('p-lesson').entries).toHaveLength(2);
  });

  it('are messages elsewhere, and all of them are parsed', () => {
    for (const { id, text, group } of EXAMPLES) {
      if (group === 'Not only messages') continue;
      const { entries } = judged(id);
      expect(entries.length, id).toBeGreaterThan(0);
      expect(text.endsWith('\n'), id).toBe(true);
    }
  });

  it('have unique ids, short titles and one sentence each', () => {
    const ids = EXAMPLES.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(Object.keys(FINDINGS).filter((id) => !ids.includes(id))).toEqual([]);
    for (const { id, title, says } of EXAMPLES) {
      expect(title.length, id).toBeLessThanOrEqual(40);
      expect(says, id).toMatch(/^[^!]+\.$/);
      expect(id).toMatch(/^[a-z][a-z-]*$/);
    }
  });

  it('stay together in their groups', () => {
    const groups = EXAMPLES.map(({ group }) => group).filter((group, index, all) => group !== all[index - 1]);
    expect(groups).toEqual([
      'Start here',
      'Classic mistakes',
      'From the tutorials',
      'Sessions',
      'Why does it fail?',
      'What hosts refuse',
      'Extensions',
      'Not only messages',
    ]);
    expect(EXAMPLES.filter(({ group }) => group === 'Classic mistakes').length).toBeGreaterThanOrEqual(15);
  });

  it.each([
    ['h-schema', ['anthropic-api', 'openai-api', 'vscode']],
    ['h-names', ['anthropic-api', 'claude-code', 'bedrock']],
  ])('%s is refused by %j', (id, hosts) => {
    const text = EXAMPLES.find((one) => one.id === id)?.text ?? '';
    const { diagnostics } = checkOne(text, { hosts });
    const found = diagnostics.filter(({ severity }) => severity === 'warning').flatMap((one) => one.hosts ?? []);
    expect(hosts.filter((host) => !found.includes(host))).toEqual([]);
  });

  it('detect the senders in a wrapped session', () => {
    for (const id of ['handshake', 'stateless', 'input-required']) {
      expect(
        judged(id).entries.every(({ inferred }) => !inferred),
        id,
      ).toBe(true);
    }
    expect(judged('handshake').revision).toBe('2025-11-25');
    expect(judged('stateless').revision).toBe('2026-07-28');
    expect(judged('mixed-log').skipped).toHaveLength(2);
  });

  it('are light', () => {
    const folder = new URL('./examples/', import.meta.url);
    const sources = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'));
    expect(brotliCompressSync(sources.join('')).length).toBeLessThan(9500);
  });
});

describe('the initial text', () => {
  it('has two mistakes, and their fixes leave a valid text', () => {
    const { diagnostics } = checkOne(FIRST_TEXT);
    expect(diagnostics.map(({ severity }) => severity)).toEqual(['error', 'error']);
    const edits = diagnostics.flatMap(({ fix }) => fix?.edits ?? []).toSorted((a, b) => b.start - a.start);
    const fixed = edits.reduce(
      (text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end),
      FIRST_TEXT,
    );
    expect(checkOne(fixed).diagnostics).toEqual([]);
  });
});
