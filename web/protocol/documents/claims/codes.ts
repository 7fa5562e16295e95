/** Claims about error codes: a code and its meaning beside each other, in text, in tables and in constants of programs. */
import type { RevisionId } from '../../types.ts';
import type { Claim, ClaimPlace } from './define.ts';

/** A code in a sentence, and what it is said to mean. */
interface CodeMention extends ClaimPlaceless {
  readonly code: number;
  readonly meaning: string;
}

interface ClaimPlaceless {
  readonly start: number;
  readonly end: number;
}

const STANDARD: readonly (readonly [meaning: RegExp, code: number, name: string])[] = [
  [/\bparse error\b/, -32700, 'Parse error'],
  [/\binvalid request\b/, -32600, 'Invalid Request'],
  [/\bmethod not found\b/, -32601, 'Method not found'],
  [/\binvalid param(?:s|eters?)\b/, -32602, 'Invalid params'],
  [/\binternal error\b/, -32603, 'Internal error'],
];
const NAMES = STANDARD.map(([, code, name]) => `${code} (${name})`);
const CODE = /-32\d{3}\b/g;
const MEANING_UP_TO = 60;

/** Whether the code of a sentence is the first of a range, such as `-32000 to -32099`. */
const RANGE = /^["'`)]*(?:\s*(?:to|through|until|and|–|—|-|\.\.\.?|…|,)\s*)["'`(]*-32\d{3}/;

/** The codes of a sentence with the words after each; if there are none, the words before it, as in `PARSE_ERROR = -32700`. */
function mentionsIn(sentence: string): CodeMention[] {
  const found = [...sentence.matchAll(CODE)];
  return found.flatMap((match, index) => {
    const { index: start } = match;
    const end = start + match[0].length;
    if (RANGE.test(sentence.slice(end, end + 30))) return [];
    const previous = found[index - 1];
    const from = previous ? previous.index + previous[0].length : 0;
    if (previous && RANGE.test(sentence.slice(from, from + 30))) return [];
    const after = normalized(
      sentence.slice(end, Math.min(found[index + 1]?.index ?? sentence.length, end + MEANING_UP_TO)),
    );
    const before = normalized(sentence.slice(Math.max(from, start - MEANING_UP_TO), start));
    return [{ code: Number(match[0]), start, end, meaning: after === '' ? before : after }];
  });
}

function normalized(text: string): string {
  return text
    .toLowerCase()
    .replace(/[_\-|:="'`*(),#>]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Codes that mean something else than the words beside them say. */
function meaningOf(
  shape: RegExp,
  isRight: (code: number, revision: RevisionId) => boolean,
  right: (revision: RevisionId) => string,
): Claim['find'] {
  return (sentence, revision) =>
    mentionsIn(sentence).flatMap(({ code, meaning, start, end }): ClaimPlace[] =>
      shape.test(meaning) && !NEGATED.test(meaning) && !isRight(code, revision)
        ? [{ start, end, right: right(revision) }]
        : [],
    );
}

const NEGATED = /\b(?:not a|no longer|instead of|rather than|wrong|never)\b/;

const BASIC = {
  '2024-11-05': 'basic/messages#responses',
  '2025-03-26': 'basic/index#responses',
  '2025-11-25': 'basic/index#error-responses',
  '2026-07-28': 'basic/index#error-codes',
} as const;

/** The claims about codes. */
export const codeClaims: readonly Claim[] = [
  {
    id: 'claims/standard-code',
    title: 'Standard errors should have the codes of JSON-RPC',
    level: 'SHOULD',
    why: 'Clients decide by the code, so another code for the same error leads them to another reaction.',
    in: BASIC,
    find: (sentence) =>
      mentionsIn(sentence).flatMap(({ code, meaning, start, end }): ClaimPlace[] => {
        const named = STANDARD.filter(([shape]) => shape.test(meaning));
        const [first, more] = named;
        if (
          !first ||
          more ||
          first[1] === code ||
          NEGATED.test(meaning) ||
          !meaning.startsWith(normalized(first[2]).slice(0, 5))
        )
          return [];
        return [{ start, end, right: `The codes are ${NAMES.join(', ')}.` }];
      }),
    examples: {
      good: ['-32700 means parse error.', '-32601  # Method not found', 'METHOD_NOT_FOUND = -32601'],
      bad: ['⟦-32601⟧: "Invalid params"', '| ⟦-32000⟧ | Parse error |'],
    },
  },
  {
    id: 'claims/unknown-tool-code',
    title: 'An unknown tool should be -32602 (Invalid params)',
    level: 'SHOULD',
    why: 'MCP has no code of its own for unknown tools, and SDKs use -32001 for a request that timed out.',
    in: { '2024-11-05': 'server/tools#error-handling' },
    find: meaningOf(
      /\b(?:tool not found|unknown tool|no such tool)\b/,
      (code) => code === -32602 || code === -32601,
      () => 'The specification answers a call of an unknown tool with -32602 (Invalid params).',
    ),
    examples: {
      good: ['-32602: unknown tool', '-32601 # Method not found'],
      bad: ['⟦-32001⟧: "Tool not found",', 'TOOL_NOT_FOUND = ⟦-32001⟧'],
    },
  },
  {
    id: 'claims/tool-failure-code',
    title: 'A failing tool should be reported with `isError`, not with a code',
    level: 'SHOULD',
    why: 'A model sees a result with `isError` and can correct itself; an error response does not reach it.',
    in: { '2024-11-05': 'server/tools#error-handling' },
    find: meaningOf(
      /\btool (?:execution (?:failed|failure|error)|failed|failure|execution)\b/,
      () => false,
      (revision) =>
        `A tool that ran and failed returns a result with \`isError: true\`. In MCP, -32002 means “resource not found”${revision === '2026-07-28' ? ', and is retired' : ''}.`,
    ),
    examples: {
      good: ['A tool that fails returns isError: true.', '-32603  # Internal error'],
      bad: ['⟦-32002⟧: "Tool execution failed",', 'TOOL_EXECUTION_ERROR = ⟦-32002⟧'],
    },
  },
  {
    id: 'claims/missing-resource-code',
    title: 'A missing resource should have the code that MCP defines',
    level: 'SHOULD',
    why: 'Clients look for the code that the specification names.',
    in: { '2024-11-05': 'server/resources#error-handling' },
    find: meaningOf(
      /\bresource not found\b/,
      (code, revision) => code === (revision === '2026-07-28' ? -32602 : -32002),
      (revision) =>
        revision === '2026-07-28'
          ? 'Since 2026-07-28, a missing resource is -32602 (Invalid params); before, it was -32002.'
          : 'A missing resource is -32002.',
    ),
    examples: {
      good: ['-32602: resource not found'],
      bad: ['⟦-32003⟧: "Resource not found",', 'RESOURCE_NOT_FOUND = ⟦-32003⟧'],
    },
  },
  {
    id: 'claims/missing-prompt-code',
    title: 'An unknown prompt should be -32602 (Invalid params)',
    level: 'SHOULD',
    why: 'MCP has no code of its own for unknown prompts.',
    in: { '2024-11-05': 'server/prompts#error-handling' },
    find: meaningOf(
      /\b(?:prompt not found|unknown prompt)\b/,
      (code) => code === -32602,
      () => 'An unknown prompt is -32602 (Invalid params).',
    ),
    examples: { good: ['-32602: unknown prompt'], bad: ['PROMPT_NOT_FOUND = ⟦-32006⟧'] },
  },
  {
    id: 'claims/made-up-code',
    title: 'MCP defines no such error code',
    level: 'INFO',
    why: 'Servers may use codes of their own, but no client knows what they mean.',
    in: BASIC,
    find: meaningOf(
      /^(?:resource unavailable|invalid resource uri|unauthorized|rate limit exceeded)\b/,
      (code) => code > -32000 || code < -32099,
      () => 'Servers may define it, but it is not a code of MCP.',
    ),
    examples: {
      good: ['-32603: internal error'],
      bad: ['UNAUTHORIZED = ⟦-32007⟧', '⟦-32004⟧: "Resource unavailable",'],
    },
  },
  {
    id: 'claims/code-range',
    title: 'The reserved ranges of error codes are those of JSON-RPC',
    level: 'INFO',
    why: 'Codes from a range that is reserved for something else can get another meaning.',
    in: BASIC,
    find: (sentence, revision) => {
      const match =
        /-32(?:000|099|999|100)\b["'`]*(?:\s*(?:to|through|–|—|-|\.\.\.?|…|,)\s*)["'`]*-32(?:000|099|999|100)\b/.exec(
          sentence,
        );
      if (!match || !/\bMCP[- ](?:specific|defined|reserved|application)|\bMCP (?:server )?errors?\b/i.test(sentence))
        return [];
      const right =
        revision === '2026-07-28'
          ? 'MCP reserves -32020 to -32099 for its own codes; -32000 to -32019 is a legacy of implementations.'
          : 'JSON-RPC reserves -32768 to -32000; within it, -32000 to -32099 is for codes that implementations define. MCP has no range of its own.';
      return [{ start: match.index, end: match.index + match[0].length, right }];
    },
    examples: {
      good: ['-32000 to -32099: reserved for implementation-defined server errors.'],
      bad: ['⟦-32000 to -32099⟧ | MCP-specific server errors |', '(⟦-32999, -32100⟧): "MCP-specific errors"'],
    },
  },
];
