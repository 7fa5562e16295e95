import { get } from '../../../json/object.ts';
import { code, named } from '../../../json/describe.ts';
import type { Ref } from '../../../session/call.ts';
import { defineSessionRule } from '../define.ts';
import { annotatedIn, type Annotated } from './headers.ts';
import { begin } from './say.ts';
import { folded } from './together.ts';
import { headerArgumentsExamples } from './header-arguments.examples.ts';

/** Tools that are remembered. */
const MANY = 5000;

/** Arguments that are copied into headers can be read there as they are in the body. */
export const headerArguments = defineSessionRule({
  id: 'x-mcp-header/calls',
  requirements: ['x-mcp-header/unsafe-integer', 'x-mcp-header/rejected-tool-called'],
  class: 'spec',
  title: 'Whole numbers in headers stay within what all programs count exactly',
  why: 'Larger numbers are rounded differently, and header and body no longer agree.',
  how: 'Keep such numbers within ±9007199254740991, or make the argument a string.',
  examples: headerArgumentsExamples,
  begin: (session, all) =>
    folded(all, (report) => {
      const lists = new Map<string, Ref>();
      const known = new Map<string, Annotated>();
      return {
        'response tools/list'({ result, ref }) {
          const tools = get(result, 'tools');
          for (const tool of Array.isArray(tools) ? tools : []) {
            const name =
              typeof tool === 'object' && tool !== null && !Array.isArray(tool) ? get(tool, 'name') : undefined;
            if (typeof name !== 'string') continue;
            known.delete(name);
            if (lists.size < MANY) lists.set(name, ref);
          }
        },
        'request tools/call'({ call: asked, params, ref, name }) {
          const list = asked?.named ? lists.get(asked.named) : undefined;
          if (!asked?.named || !list || session.transport === 'stdio') return;
          let annotated = known.get(asked.named);
          if (!annotated) {
            const tool = session.tool(asked.named);
            if (!tool) return;
            known.set(asked.named, (annotated = annotatedIn(tool)));
          }
          const ties = [{ at: list }];
          if (annotated.fault !== null && session.transport === 'http') {
            report({
              requirement: 'x-mcp-header/rejected-tool-called',
              at: ref,
              path: ['params', 'name'],
              title: 'A tool with a wrong header is dropped',
              why: 'The call shows that the client does not check what it sends as headers.',
              what: `${name} calls ${named(asked.named)}, which ${session.said(list)} lists with an \`x-mcp-header\` that ${annotated.fault}: on HTTP clients drop such a tool.`,
              ties,
            });
            return;
          }
          for (const path of annotated.integers) {
            let value = get(params, 'arguments');
            for (const step of path) {
              value =
                typeof value === 'object' && value !== null && !Array.isArray(value) ? get(value, step) : undefined;
            }
            if (typeof value !== 'number' || Math.abs(value) <= Number.MAX_SAFE_INTEGER) continue;
            report({
              requirement: 'x-mcp-header/unsafe-integer',
              at: ref,
              // The number itself is found to be too long for most programs.
              path: ['params', 'arguments'],
              mark: 'key',
              what: `${begin(session.said(ref))} sends ${code(value)} as ${named(path.join('.'))}, which ${session.said(list)} wants in a header; it is beyond ±${Number.MAX_SAFE_INTEGER}.`,
              ties,
            });
          }
        },
      };
    }),
});
