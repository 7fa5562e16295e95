import { answer, requestBody, blocks, fails, post } from '../../../testing/wire.ts';
import { get } from '../../../json/object.ts';
import { code, named } from '../../../json/describe.ts';
import { defineWireRule, type Carried, type Report, type Request } from '../define.ts';
import { isHidden, nameMember, onlyMessage, weight } from './requested.ts';
import { readValue, written } from './sentinel.ts';

const NOW = '2026-07-28';
const LIST = requestBody(NOW, 1, 'tools/list');
const call = (name: string) => requestBody(NOW, 1, 'tools/call', `"name":"${name}","arguments":{}`);
const READ = requestBody(NOW, 1, 'resources/read', '"uri":"file:///a.md"');

/** The values that 2026-07-28 mirrors in headers: the method, and its name or URI. */
export const mirrored = defineWireRule({
  id: 'http-headers/mirrored',
  requirements: [
    'http-headers/method-missing',
    'http-headers/method-mismatch',
    'http-headers/method-case',
    'http-headers/name-missing-tool',
    'http-headers/name-missing-resource',
    'http-headers/name-mismatch',
    'http-headers/name-not-ascii',
  ],
  class: 'spec',
  title: 'The mirrored headers {must} match the request body',
  why: 'Gateways route, limit and log by these headers without parsing the body; the server rejects a mismatch.',
  how: 'Copy `method` into `Mcp-Method`, and `params.name` or `params.uri` into `Mcp-Name`, encoded if it is not plain ASCII.',
  examples: {
    good: [
      { revision: NOW, text: post(NOW, LIST) },
      { revision: NOW, text: post(NOW, call('build')) },
      { revision: NOW, text: post(NOW, READ) },
      { revision: NOW, text: post(NOW, call('größe'), { 'Mcp-Name': '=?base64?Z3LDtsOfZQ==?=' }) },
      { revision: '2025-11-25', text: post('2025-11-25', requestBody('2025-11-25', 1, 'tools/list')) },
    ],
    bad: [
      { revision: NOW, text: post(NOW, LIST, { '': '⟦POST /mcp HTTP/1.1⟧', 'Mcp-Method': null }) },
      { revision: NOW, text: post(NOW, LIST, { 'Mcp-Method': '⟦tools/call⟧' }) },
      { revision: NOW, text: post(NOW, LIST, { 'Mcp-Method': '⟦Tools/List⟧' }) },
      { revision: NOW, text: post(NOW, call('build'), { '': '⟦POST /mcp HTTP/1.1⟧', 'Mcp-Name': null }) },
      { revision: NOW, text: post(NOW, READ, { '': '⟦POST /mcp HTTP/1.1⟧', 'Mcp-Name': null }) },
      { revision: NOW, text: post(NOW, call('build'), { 'Mcp-Name': '⟦deploy⟧' }) },
      { revision: NOW, text: post(NOW, call('größe'), { 'Mcp-Name': '⟦größe⟧' }) },
      {
        revision: NOW,
        text: blocks(
          post(NOW, LIST, { 'Mcp-Method': '⟦tools/call⟧' }),
          answer('400 Bad Request', fails(1, -32020, 'Mcp-Method differs')),
        ),
        says: 'The server detected it.',
      },
    ],
  },
  begin: (_, report) => ({
    request(request) {
      const message = request.mcp ? onlyMessage(request) : null;
      if (!message || message.method === null) return;
      judgeMethod(request, message.method, report);
      judgeName(request, message, report);
    },
  }),
});

function judgeMethod(request: Request, method: string, report: Report): void {
  const header = request.header('mcp-method');
  const base = { at: request, ...weight(request) };
  const fix = {
    says: `Write ${named(method)}.`,
    safety: 'safe',
    steps: [{ do: 'set', header: 'Mcp-Method', value: written(method) }],
  } as const;
  if (!header) {
    const what = `${request.name} has no \`Mcp-Method\` header; the method in its body is ${named(method)}.`;
    report({ ...base, requirement: 'http-headers/method-missing', place: { of: 'head' }, what, fix });
    return;
  }
  if (isHidden(header) || header.value === method) return;
  const letters = header.value.toLowerCase() === method.toLowerCase();
  report({
    ...base,
    requirement: letters ? 'http-headers/method-case' : 'http-headers/method-mismatch',
    place: { of: 'header', header },
    what: `${request.name} has ${named(header.value)} in \`Mcp-Method\`, but ${named(method)} in its body.${letters ? ' Letter case counts in values.' : ''}`,
    fix,
  });
}

function judgeName(request: Request, message: Carried, report: Report): void {
  const member = nameMember(message.method);
  const name = member === null ? undefined : get(message.params, member);
  if (member === null || typeof name !== 'string') return;
  const header = request.header('mcp-name');
  const base = { at: request, ...weight(request) };
  const value = written(name);
  const fix = {
    says: `Write ${named(value)}.`,
    safety: 'safe',
    steps: [{ do: 'set', header: 'Mcp-Name', value }],
  } as const;
  if (!header) {
    const requirement = member === 'uri' ? 'http-headers/name-missing-resource' : 'http-headers/name-missing-tool';
    const what = `${request.name} has no \`Mcp-Name\` header; \`params.${member}\` in its body is ${code(name)}.`;
    report({ ...base, requirement, place: { of: 'head' }, what, fix });
    return;
  }
  const read = readValue(header.value);
  if (isHidden(header) || read.how === 'wrong') return;
  const raw = read.how === 'plain' && !/^[\t -~]*$/u.test(header.value);
  if (read.text === name && !raw) return;
  report({
    ...base,
    requirement: raw ? 'http-headers/name-not-ascii' : 'http-headers/name-mismatch',
    place: { of: 'header', header },
    what: raw
      ? `${request.name} has characters outside ASCII in \`Mcp-Name\`: ${named(header.value)}. Such a name must be sent as base64 between \`=?base64?\` and \`?=\`.`
      : `${request.name} has ${named(read.text)} in \`Mcp-Name\`, but ${code(name)} in \`params.${member}\` of its body.`,
    fix,
  });
}
