/** Causes that the configuration beside a log shows: an entry with which the server cannot work. */
import { candidate, type Candidate, type CauseSource, RANK } from './define.ts';
import { remediesOf } from './advice/index.ts';
import { isLesson, isTold, reportsOwnFailure } from './printed.ts';
import { quoted } from './quote.ts';
import type { Span } from '../types.ts';

/** Rules about configurations whose breach stops a server, with the id of the complaint of the same meaning. */
const STOPPING: Readonly<Record<string, string>> = {
  'config/docker-stdio': 'docker-not-interactive',
  'config/no-command-or-url': 'roo-missing-fields',
  'config/backslashes': 'json-bad-escape',
  'config/member-type': 'roo-json-syntax',
  'config/quotes': 'roo-json-syntax',
  'config/nested-transport': 'roo-type-error',
  'config/contradictory-type': 'roo-mixed',
  'config/command-and-url': 'roo-mixed',
  'config/relative-path': 'python-cant-open-file',
  'config/syntax': 'roo-json-syntax',
};
/** Rules whose breach is also that of an excerpt: people cut what they paste. */
const MAY_BE_CUT: ReadonlySet<string> = new Set(['config/syntax']);

/** Rules whose breach stops some hosts only. */
const MAY_WORK: ReadonlySet<string> = new Set(['config/command-and-url', 'config/relative-path']);

/** The writer’s own experience. */
const OWN = /\bI(?:['’]m)?\b[^\n]{0,80}\b(?:not|only|no|never|nothing)\b/u;

/** A host’s list of the states of its servers, which has no commands. */
const STATUS = /["']status["']\s{0,4}:\s{0,4}["'](?:failed|connected|pending|needs-auth|disabled)\b/u;

/** The faults of the configuration, for a text in which the server also fails. `found`: the causes so far. */
export function* configCauses({ text, diagnostics }: CauseSource, found: readonly Candidate[]): Generator<Candidate> {
  const isOpen = found.length > 0 || reportsOwnFailure(text) || isTold(text);
  // A person who writes about their own configuration asks why it is not read.
  if (!isOpen && (!OWN.test(text) || isLesson(text))) return;
  if (found.some(({ id }) => id === 'codex-config-invalid')) return;
  yield* settingCauses(text, found);
  for (const { rule, severity, title, what, why, span, entry, pointer } of diagnostics) {
    const id = Object.hasOwn(STOPPING, rule) ? STOPPING[rule] : undefined;
    const isHint = MAY_WORK.has(rule) && severity === 'warning';
    if (id === undefined || (severity !== 'error' && !isHint) || found.some((one) => one.id === id)) continue;
    // What the log shows is more than a path that may be right.
    if (rule === 'config/relative-path' && found.length > 0) continue;
    if (!isOpen && !MAY_BE_CUT.has(rule)) continue;
    if (STATUS.test(text.slice(span.start, span.end + 200))) continue;
    const isCut = MAY_BE_CUT.has(rule);
    yield candidate({
      id,
      rank: isCut ? RANK.aside - 2 : RANK.config,
      severity: isCut || isHint ? 'info' : 'warning',
      title,
      what: `The text has the configuration of the server. ${what}`,
      why,
      how: remediesOf(id),
      span,
      entry,
      pointer,
    });
  }
}

/** A server that the settings of a host turn off. */
const OFF =
  /"(?:disabledMcpjsonServers"\s{0,4}:\s{0,4}\[\s{0,20}"[^"\n]{1,80}"|disabled"\s{0,4}:\s{0,4}true\b|enabled"\s{0,4}:\s{0,4}false\b)/u;
/** A comment in JSON; two slashes after a colon belong to a URL. */
const COMMENT =
  /^[ \t]{0,40}(?:"[^"\n]{1,80}"[ \t]{0,4}:[ \t]{0,4})?(?:"[^"\n]{0,200}"|[\d\]}{[])?,?[ \t]{1,40}\/\/ [^\n]{1,200}$/mu;
/** A container without an open stdin, in a shell. */
const DETACHED =
  /\bdocker run (?!(?:[^\n]{0,300}\s)?(?:-[a-z]{0,4}[idp][a-z]{0,4}|--(?:interactive|detach|publish))\b)[^\n]{1,300}/u;
const STDIO = /\bstdio\b/iu;
const ENDS =
  /\b(?:exit|clos|stop|end|quit|dies?)\w{0,3} (?:instantly|immediately|at once|right (?:away|after)|directly)\b/iu;
/** What says that something is not JSON. */
const NOT_JSON = /(?:invalid|not valid|malformed) JSON\b|\bJSON\b[^\n]{0,30}\b(?:pars\w{1,4}|syntax) (?:error|fail)/iu;

/** What starts a server, one level too deep. */
const NESTED =
  /"(?:options|settings|params)"\s{0,4}:\s{0,4}\{(?:[^{}]|\{[^{}]{0,400}\}){0,60}?"(cwd|env|args|command)"\s{0,4}:/u;

/** What the settings show, apart from the rules about configurations. */
function* settingCauses(text: string, found: readonly Candidate[]): Generator<Candidate> {
  const off = OFF.exec(text);
  if (off && !found.some(({ severity }) => severity !== 'info'))
    yield candidate({
      id: 'config-not-read',
      rank: RANK.config,
      severity: 'info',
      title: 'The server must be enabled in the settings of the host',
      what: `The text has the settings of the host, with ${quoted(off[0], 80)}.`,
      why: 'A host does not start a server that its settings turn off, and says nothing about it.',
      how: [{ says: 'Remove the name from the list, or change the setting, and restart the host.' }],
      span: placeOf(off),
    });
  const nested = text.includes('"command"') ? NESTED.exec(text) : null;
  if (nested && !found.some(({ severity }) => severity !== 'info'))
    yield candidate({
      id: 'config-not-read',
      // A path may be right, relative to the folder that is there.
      rank: RANK.config - 1,
      severity: 'info',
      title: 'The members of a server must be in its entry itself',
      what: `The entry of the server has ${quoted(nested[1] ?? '', 20)} inside of another member: ${quoted(nested[0], 80)}.`,
      why: 'Hosts read `args`, `env` and `cwd` only beside `command`, so the program starts without them.',
      how: [
        { says: 'Move the members up, beside `command`.' },
        { for: 'uv', says: 'If the host has no `cwd`, name the folder in `args`: `--directory PATH`.' },
      ],
      span: placeOf(nested),
    });
  const run = STDIO.test(text) && ENDS.test(text) ? DETACHED.exec(text) : null;
  if (run && !found.some(({ id, rank }) => id === 'docker-not-interactive' || rank < RANK.config))
    yield candidate({
      id: 'docker-not-interactive',
      rank: RANK.config,
      severity: 'warning',
      title: 'A container with a server over stdio must be started with `-i`',
      what: `The text reports a server over stdio that ends at once, and starts it with ${quoted(run[0], 120)}.`,
      why: 'Without `-i`, stdin of the container is closed, which is how a client ends a server over stdio.',
      how: remediesOf('docker-not-interactive'),
      span: placeOf(run),
    });
  const comment = NOT_JSON.test(text) && text.includes('"command"') ? COMMENT.exec(text) : null;
  if (comment && !found.some(({ id }) => id === 'roo-json-syntax'))
    yield candidate({
      id: 'roo-json-syntax',
      rank: RANK.config - 1,
      severity: 'warning',
      title: 'JSON must not have comments',
      what: `The text reports JSON that is not valid, and the configuration has a comment: ${quoted(comment[0].trim(), 100)}.`,
      why: 'Most hosts read their configuration with a parser that accepts no comments.',
      how: [{ says: 'Remove the comments, and everything after a value that is not a comma or a bracket.' }],
      span: placeOf(comment),
    });
}

function placeOf({ index, 0: shown }: RegExpExecArray): Span {
  return { start: index, end: index + shown.length };
}
