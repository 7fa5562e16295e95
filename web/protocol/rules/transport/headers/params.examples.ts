/** Calls of a tool with arguments in headers. */
import { answer, requestBody, blocks, post, results, type Headers } from '../../../testing/wire.ts';
import type { WireExample, WireRule } from '../define.ts';

const NOW = '2026-07-28';

/** A list with the single tool `build`, whose schema has these properties. */
export function listed(properties: string): string {
  const tool = `{"name":"build","inputSchema":{"type":"object","properties":{${properties}}}}`;
  return blocks(
    post(NOW, requestBody(NOW, 1, 'tools/list')),
    answer('200 OK', results(NOW, 1, `"tools":[${tool}],"ttlMs":0,"cacheScope":"private"`)),
  );
}

/** A call of `build`. */
export function called(args: string, headers: Headers, id = 2): string {
  return post(NOW, requestBody(NOW, id, 'tools/call', `"name":"build","arguments":${args}`), {
    'Mcp-Name': 'build',
    ...headers,
  });
}

/** A mirrored property. */
export function marked(name: string, type: string, header: string): string {
  return `"${name}":{"type":"${type}","x-mcp-header":"${header}"}`;
}

const REGION = listed(marked('region', 'string', 'Region'));
const COUNT = listed(marked('count', 'integer', 'Count'));
const DRY = listed(marked('dry', 'boolean', 'Dry-Run'));
const NESTED = listed(`"target":{"type":"object","properties":{${marked('region', 'string', 'Region')}}}`);

function example(list: string, args: string, headers: Headers = {}, besides?: readonly string[]): WireExample {
  return { revision: NOW, text: blocks(list, called(args, headers)), ...(besides ? { besides } : {}) };
}

/** The examples of the rule about mirrored arguments. */
export const paramExamples: WireRule['examples'] = {
  good: [
    example(REGION, '{"region":"eu"}', { 'Mcp-Param-Region': 'eu' }),
    example(REGION, '{"region":" eu "}', { 'mcp-param-region': '=?base64?IGV1IA==?=' }),
    example(REGION, '{}'),
    example(REGION, '{"region":null}', {}, ['tools/call-arguments-mismatch']),
    example(COUNT, '{"count":-7}', { 'Mcp-Param-Count': '-7' }),
    example(DRY, '{"dry":true}', { 'Mcp-Param-Dry-Run': 'true' }),
    example(NESTED, '{"target":{"region":"eu"}}', { 'Mcp-Param-Region': 'eu' }),
    { revision: NOW, text: called('{"region":"eu"}', {}), says: 'The text has no list that shows the tool’s schema.' },
  ],
  bad: [
    {
      revision: NOW,
      text: blocks(
        listed(marked('ratio', 'number', 'Ratio')),
        called('{"ratio":1}', { '': '⟦POST /mcp HTTP/1.1⟧', 'Mcp-Param-Ratio': '1' }),
      ),
      besides: ['x-mcp-header/number-type', 'x-mcp-header/type', 'x-mcp-header/rejected-tool-called'],
    },
    example(REGION, '{"region":"eu"}', { '': '⟦POST /mcp HTTP/1.1⟧' }),
    example(NESTED, '{"target":{"region":"eu"}}', { '': '⟦POST /mcp HTTP/1.1⟧' }),
    example(listed(marked('zone', 'string', 'Region')), '{"zone":"eu"}', { '⟦Mcp-Param-zone⟧': 'eu' }),
    example(REGION, '{"region":"eu"}', { 'Mcp-Param-Region': '⟦us⟧' }),
    example(REGION, '{"region":"größe"}', { 'Mcp-Param-Region': '⟦größe⟧' }),
    example(REGION, '{"region":null}', { 'Mcp-Param-Region': '⟦null⟧' }, ['tools/call-arguments-mismatch']),
    example(REGION, '{}', { 'Mcp-Param-Region': '⟦eu⟧' }),
    example(DRY, '{"dry":true}', { 'Mcp-Param-Dry-Run': '⟦True⟧' }),
    example(COUNT, '{"count":1000}', { 'Mcp-Param-Count': '⟦1,000⟧' }),
    example(COUNT, '{"count":9007199254740992}', { 'Mcp-Param-Count': '⟦9007199254740992⟧' }, [
      // Text rules have no requirement.
      '',
      'x-mcp-header/unsafe-integer',
    ]),
    example(REGION, '{"region":" eu "}', { 'Mcp-Param-Region': '⟦eu⟧' }),
    example(REGION, '{"region":"eu\\nX-Admin: 1"}', { 'Mcp-Param-Region': '⟦eu⟧' }),
    example(REGION, '{"region":"=?base64?YQ==?="}', { 'Mcp-Param-Region': '⟦=?base64?YQ==?=⟧' }),
  ],
};
