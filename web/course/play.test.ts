import { describe, expect, it } from 'vitest';
import { oneLine } from '../simulator/one-line.ts';
import { placeIn } from './play/drafts.ts';
import { begin, edit, go, look, walkthroughNamed, type Play } from './play.ts';

const startOf = (id: string, revision: Play['revision']): Play => {
  const found = walkthroughNamed(id);
  if (!found) throw new Error(`no ${id}`);
  return begin(found, revision);
};
const stepTo = (play: Play, at: number): Play => {
  let next = play;
  while (next.at < at || (next.at === at && next.revealed)) next = go(next, 0);
  return next;
};

describe('a play', () => {
  it('waits for the answer to a question, and only then reveals which option is right', () => {
    const requested = startOf('handshake', '2025-11-25');
    expect(go(requested)).toBe(requested);
    expect(go(requested, 17)).toBe(requested);
    expect(look(requested)?.steps[0]?.question).toMatchObject({ chosen: null, right: null, says: null });
    expect(look(requested)?.steps[0]?.remark).toBeNull();
    const wrong = look(go(requested, 0))?.steps[0]?.question;
    expect(wrong).toMatchObject({ chosen: 0, right: 1 });
    expect(wrong?.says).toContain('does not know yet');
    expect(look(go(requested, 1))?.steps[0]?.question?.says).toContain('`initialize` and `ping`');
  });

  it('changes the state according to the learner’s message', () => {
    const state = (play: Play) => look(play)?.life.find(({ place }) => place === 'now')?.title;
    const name = stepTo(startOf('handshake', '2025-06-18'), 2);
    expect(state(go(name, 2))).toBe('initialize answered');
    const fixed = edit(name, 'name', '{"jsonrpc":"2.0","method":"notifications/initialized"}');
    expect(look(fixed)?.verdict).toEqual({ errors: 0, warnings: 0, findings: [] });
    expect(state(go(fixed, 2))).toBe('Ready');
    expect(look(go(fixed, 2))?.altered).toContainEqual({ what: 'state', was: 'initialize answered', is: 'Ready' });
  });

  it('applies an earlier change to later steps', () => {
    const version = startOf('versions', '2025-11-25');
    const first = go(edit(version, 'tutorial', '{"jsonrpc":"2.0","id":1,"method":"ping"}'), 0);
    const later = go(stepTo(first, 2));
    expect(look(later)?.rows.at(-1)?.text).toContain('Not initialized');
    expect(look(later)?.altered.map(({ what }) => what)).toContain('reply');
  });

  it.each(['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25', '2026-07-28'] as const)(
    'the text without its brace is an ordinary request of %s once the brace is restored',
    (revision) => {
      const play = stepTo(startOf('errors', revision), 1);
      const step = look(play)?.steps[1];
      expect(look(play)?.verdict?.findings.map(({ rule }) => rule)).toEqual(['json-unclosed']);
      const restored = go(edit(play, step?.id ?? '', `${step?.message ?? ''}}`), 2);
      expect(look(restored)?.verdict).toEqual({ errors: 0, warnings: 0, findings: [] });
      expect(look(restored)?.rows.at(-1)?.text).toContain('"tools":');
    },
  );

  it('shows a finding at its place in the text as the learner formatted it', () => {
    const start = startOf('three-kinds', '2026-07-28');
    const at = look(start)?.steps.findIndex(({ id }) => id === 'null') ?? -1;
    const view = look(stepTo(start, at));
    const [finding] = view?.verdict?.findings ?? [];
    expect(finding?.rule).toBe('ids/null-id');
    expect(view?.steps[at]?.message?.slice(finding?.start, finding?.end)).toContain('null');
  });

  it('shows a comment at its place, and no findings that apply only to the wire', () => {
    const view = look(startOf('tutorial-mistakes', '2025-11-25'));
    const { findings = [] } = view?.verdict ?? {};
    expect(findings.map(({ rule }) => rule)).toEqual(['json-comment']);
    expect(view?.steps[0]?.message?.slice(findings[0]?.start, findings[0]?.end)).toBe('// Required. Always "2.0".');
  });

  it('resumes a broken stream after the last event that arrived: nothing is lost, and nothing arrives twice', () => {
    const sent = look(go(stepTo(startOf('resume-stream', '2025-11-25'), 2), 1))?.rows ?? [];
    const from = sent.findIndex(({ method }) => method === 'tools/call');
    const ids = sent.slice(from).flatMap(({ http }) => /^id: \w+_(\d+)$/mu.exec(http?.event ?? '')?.[1] ?? []);
    expect(ids).toEqual(ids.map((_, at) => String(at)));
    expect(sent.at(-1)).toMatchObject({ from: 'server', kind: 'response', id: '30' });
    expect(sent.findLast(({ from: side }) => side === 'client')?.http?.head).toContain(`Last-Event-ID: p3_4`);
  });

  it('accepts a whole HTTP request without authorization: with the right session the same request succeeds', () => {
    const play = stepTo(startOf('http-errors', '2025-11-25'), 2);
    const last = (one: Play) => look(one)?.rows.at(-1);
    expect(last(go(play, 0))?.http?.head).toMatch(/^HTTP\/1\.1 404/u);
    const session = /mcp-session-id: (\S+)/u.exec(
      look(play)
        ?.rows.map(({ http }) => http?.head)
        .join('\n') ?? '',
    )?.[1];
    const text = look(play)?.steps[2]?.message?.replace(/Mcp-Session-Id: .*/u, `Mcp-Session-Id: ${session}`) ?? '';
    expect(last(go(edit(play, 'session', text), 0))).toMatchObject({
      kind: 'response',
      id: '42',
      text: expect.stringContaining('"tools":') as unknown,
    });
  });

  it('starts in a revision that the walkthrough supports', () => {
    expect(startOf('without-handshake', '2024-11-05').revision).toBe('2026-07-28');
    expect(startOf('handshake', '2026-07-28').revision).toBe('2025-11-25');
    expect(look({ ...startOf('tools', '2025-11-25'), walkthrough: 'nothing' })).toBeNull();
  });

  it('accepts any text, and does not change its input', () => {
    const start = startOf('tools', '2025-11-25');
    for (const text of ['', ' ', '[]', 'null', '{', '"', '\u0000', '{"jsonrpc":"2.0"}', 'ping\nping']) {
      const changed = edit(start, 'list', text);
      expect(look(go(changed))?.rows.length).toBeGreaterThan(0);
      expect(look(changed)?.steps[0]?.edited).toBe(true);
    }
    expect(edit(start, 'no-such-step', '{}')).toBe(start);
    expect(start.edits).toEqual({});
  });
});

describe('text in the editor and on the wire', () => {
  it.each([
    ['{\n  "a": "b  c",\n  "d": [1, 2]\n}', '{"a":"b  c","d":[1,2]}'],
    ['  tools list\n', 'tools list'],
    ['{"a": 1, // no\n "b": 2}', '{"a":1,/* no */"b":2}'],
  ])('%j goes as %j', (text, wire) => expect(oneLine(text)).toBe(wire));

  it('keeps places', () => {
    const text = '{\n  "a": null,\n  "b c": 2\n}';
    const wire = oneLine(text);
    expect(text.slice(placeIn(text, wire, wire.indexOf('null'))).slice(0, 4)).toBe('null');
    expect(placeIn(text, wire, wire.length)).toBe(text.length);
  });
});
