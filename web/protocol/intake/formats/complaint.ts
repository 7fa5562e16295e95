/** Validator errors (Zod, pydantic) about a message that is not in the text: which member was rejected, and what to check. */
import { whatIs } from '../other-lines.ts';
import { sampleOf } from '../text-sample.ts';
import type { Skipped } from '../../types.ts';
import type { Format } from '../types.ts';
import { trimmed } from '../unit.ts';
import { linesOf } from './lines.ts';

const ZOD = /"code"\s*:\s*"(?:invalid_\w+|unrecognized_keys|too_small|too_big|not_multiple_of|custom)"/;
const ISSUE = /"path"\s*:\s*\[([^\]]*)\]/g;
const MESSAGE = /"message"\s*:\s*"((?:[^"\\]|\\.){0,200})"/;
const COUNT = /^(?:[\w.]{0,80}ValidationError: )?\d+ validation errors? for (\S+)/;
const PLACE = /^[\w.[\]`'<>|,{}()-]+$/;
const REFUSED = /^(.{1,200}?) \[type=(\w+)/;
/** Maximum number of paths listed in the advice. */
const NAMED = 5;
const MAX_EXAMINED = 100_000;
const HOW =
  'The message itself is not in this text. Paste the rejected message, from a log of the other side or a recording proxy (such as `mcpsnoop`), and check that member in it.';

/** The output of validation libraries when a message does not match their types. */
export const complaint: Format = {
  id: 'complaint',
  title: 'Validator error output',
  claim(_text, sample = sampleOf(_text)) {
    const pydantic = sample.lines.some((line) => COUNT.test(line));
    const zod = ZOD.test(sample.head) && /"path"\s*:/.test(sample.head);
    if ((!pydantic && !zod) || /"jsonrpc"/.test(sample.head)) return { score: 0, because: '' };
    return {
      score: 60,
      because: `The text lists the errors that ${pydantic ? 'pydantic' : 'Zod'} found in a message.`,
    };
  },
  read(text) {
    const skipped: Skipped[] = [];
    const places = [...zodPlaces(text.slice(0, MAX_EXAMINED))];
    let before = '';
    let model = '';
    for (const span of linesOf(text, Infinity)) {
      const line = trimmed(text, span);
      if (line.start === line.end) continue;
      const lineText = text.slice(line.start, Math.min(line.end, line.start + 400));
      model = COUNT.exec(lineText)?.[1] ?? model;
      const refused = model === '' ? null : REFUSED.exec(lineText);
      if (refused && before !== '') places.push(`\`${before}\`: ${refused[1] ?? ''}`);
      before = PLACE.test(lineText) ? lineText.slice(0, 80) : '';
      skipped.push({ ...line, because: refused ? 'The reason why the member above was rejected.' : whatIs(lineText) });
    }
    const list = [...new Set(places)].slice(0, NAMED).join('; ');
    const advice = list === '' ? HOW : `Rejected: ${list}. ${HOW}`;
    const { id, title } = complaint;
    return { entries: [], skipped, problems: [], format: { id, title, because: '', advice } };
  },
  samples: [
    '[\n  {\n    "expected": "string",\n    "code": "invalid_type",\n    "path": [\n      "nextCursor"\n    ],\n    "message": "Invalid input: expected string, received null"\n  }\n]',
    "pydantic_core._pydantic_core.ValidationError: 1 validation error for JSONRPCMessage\nJSONRPCRequest.method\n  Field required [type=missing, input_value={'jsonrpc': '2.0', 'id': 1}, input_type=dict]",
    "2 validation errors for ClientNotification\nProgressNotification.method\n  Input should be 'notifications/progress' [type=literal_error, input_value='x', input_type=str]\nCancelledNotification.params.requestId\n  Field required [type=missing, input_value={}, input_type=dict]",
  ],
};

/** Path and message of each Zod issue. */
function* zodPlaces(text: string): Generator<string> {
  if (!ZOD.test(text)) return;
  for (const found of text.matchAll(ISSUE)) {
    const path = (found[1] ?? '').replaceAll(/["\s]/g, '').replaceAll(',', '.');
    const around = text.slice(found.index, found.index + 600);
    const message = MESSAGE.exec(around)?.[1];
    yield `\`${path === '' ? 'the whole message' : path.slice(0, 80)}\`${message === undefined ? '' : ` (${message})`}`;
  }
}
