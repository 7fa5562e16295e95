/** What people describe without an error: it has several causes, and the answer says between which, and what decides. */
import { ENTRY } from '../documents/complaints/data/steps.ts';
import { remediesOf } from './advice/index.ts';
import { candidate, type Candidate, type CauseSource, RANK } from './define.ts';
import { STARTUP } from './host-wordings.ts';
import { GATEWAY } from './http-meanings.ts';
import type { Line } from './lines.ts';
import { SIGN_IN } from './oauth-wordings.ts';
import { isConditional, isLesson, reportsOwnFailure } from './printed.ts';
import { quoted } from './quote.ts';
import type { Remedy } from '../types.ts';

/** A description of a failure in the words of users. */
interface Symptom {
  /** As `Candidate.id`. */
  readonly id: string;
  /** Searched for in a line; linear. */
  readonly looks: RegExp;
  readonly title: string;
  /** Between which causes the text does not decide. */
  readonly why: string;
  readonly how: readonly Remedy[];
  readonly ask: readonly string[];
}

/** A longer text is an article, UTF-16 units. */
const LONGEST = 6000;
/** Maximum number of lines that are searched. */
const LINES = 60;

const LOG = 'Paste the host’s log of this server, from its start.';
const LIST = 'Paste the response to `tools/list`, and check it with the host chosen in “Hosts”.';

const RESTART: Remedy = { says: 'End the host completely, also in the tray, and start it again.' };

/** The first that fits counts. */
const SYMPTOMS: readonly Symptom[] = [
  {
    id: 'sign-in-repeated',
    looks:
      /\b(?:OAuth|log-?ins?|sign-?ins?|auth\w{0,12}|browser)\b[^.\n]{0,80}\b(?:again and again|over and over|loops?|repeatedly|(?:each|every) (?:time|session|restart))|\bstill (?:shows?|reports?|says?)\b[^.\n]{0,80}\bneeds? (?:re-?)?auth|\bneeds? (?:re-?)?auth\w{0,14}['"”’`]? (?:indefinitely|forever|again)|\bkeeps? (?:asking|prompting)\b[^.\n]{0,40}\b(?:re-?connect|log ?in|sign ?in|auth\w{0,10})/iu,
    title: 'The host must store the token, send it, and refresh it',
    why: 'The text does not decide between these: the host does not store the token, the server does not accept it, or there is no refresh token.',
    how: SIGN_IN,
    ask: [LOG],
  },
  {
    id: 'stream-closed',
    looks:
      /\b(?:disconnect\w{0,3}|drops?|dropped|clos(?:es|ed)|lost|dies)\b[^.\n]{0,40}\b(?:after|every) (?:\w{1,10} ){0,2}(?:\d{1,4} ?)?(?:s|secs?|seconds?|min(?:ute)?s?|hours?|idle\w{0,4}|inactiv\w{0,4}|(?:a|some) (?:while|time))\b|(?:连接|会话)[^\n]{0,6}(?:不稳定|断开)|过[^\n]{0,4}(?:阵子|段时间)[^\n]{0,6}(?:断|报错)/iu,
    title: 'Open streams must be kept alive, and clients must reconnect',
    why: 'The text does not decide between these: a proxy or platform ends idle streams, the session expires, or the process is restarted.',
    how: GATEWAY.how,
    ask: [LOG],
  },
  {
    id: 'works-elsewhere',
    looks:
      /\bworks?\b[^.\n]{0,60}\b(?:inspector|terminal|command[ -]line|manually|shell|curl|postman|directly|cursor|vs ?code|claude|other|another|cli)\b[^\n]{0,80}\b(?:but|however|not?|n['’]t|fails?|only)\b|\b(?:start|run)\w{0,4}\b(?=[^.\n]{0,100}\b(?:fine|perfectly|well|normally|works?|without)\b)[^.\n]{0,80}\b(?:terminal|command[ -]line|manually|shell|inspector)\b|\bfails?\b[^.\n]{0,120}\bbut\b[^.\n]{0,40}\bworks\b/iu,
    title: 'A host should start and reach the server in the same way as the place where it works',
    why: 'The text does not decide between these: the host has another `PATH`, folder, environment or network than a terminal, uses another transport, or refuses a schema.',
    how: [
      {
        for: 'a command',
        says: 'Write the full path of the program into `command`, absolute paths into `args`, and all variables into `env`.',
      },
      {
        for: 'a URL',
        says: 'Set the transport and the path of the server; from a container, `localhost` is the container itself (`host.docker.internal`).',
      },
      RESTART,
    ],
    ask: [LOG, ENTRY, LIST],
  },
  {
    id: 'tools-not-shown',
    looks:
      /\b(?:no|0|zero|missing|without(?: any)?) (?:available |MCP )?(?:tools?|hammer)\b(?! call| use| result)|\b(?:tools?|hammer(?: icon)?)\b[^.\n]{0,40}(?:\bnot|n['’]t|\bnever) ?(?:be )?(?:show\w{0,3}|appear\w{0,3}|list\w{0,3}|load\w{0,3}|visible|available|detect\w{0,3}|discover\w{0,3}|found|there|register\w{0,3})|(?:\bnot|n['’]t|\bcan['’]t|\bunable to) (?:see|find|list|discover|detect|load|get|use|display|show)\b[^.\n]{0,30}\btools?\b|\bfails? to (?:recogni[sz]e|detect|see|list|find|load|discover)\b[^.\n]{0,30}\btools?\b|\bnever (?:calls|sends|requests) `?tools\/list|(?:没有|找不到)(?:找到)?工具/iu,
    title: 'The host must get a tool list, and accept what is in it',
    why: 'The text does not decide between these: the handshake is not complete, the server does not declare `tools`, its list is empty or refused, or the host filters it.',
    how: [
      { for: 'the server', says: 'Register the tools before it connects, so that `initialize` declares `tools`.' },
      {
        for: 'the host',
        says: 'Enable the server and its tools, stay below its limit of tools, and restart it completely.',
      },
    ],
    ask: [LIST, LOG],
  },
  {
    id: 'handshake-unanswered',
    looks:
      /\b(?:stuck|hangs?|hung|stays?|remains?|spinning|keeps?)\b[^.\n]{0,40}\b(?:connecting|loading|pending|starting|booting|initiali[sz]ing|yellow|initial|handshake)\b|\b(?:connecting|loading|starting)(?:\.{3}|…)?["'”)`]? (?:forever|and never)|\bloops? waiting\b|\bservers? still (?:loading|connecting|starting)\b|\bnever (?:connects|finishes|completes|starts|answers|responds|replies)\b|\bhandshak\w{1,3}['"`’”]?[^.\n]{0,20}\b(?:errors?|fail\w{0,3}|stall\w{0,3}|hangs?|stuck)\b|一直[^\n]{0,6}(?:正在连接|连接中|加载)/iu,
    title: 'The server must answer `initialize` before the host gives up',
    why: 'The text does not decide between these: the program is still downloaded or waits for input, stdout stays empty, a sign-in is open, or a proxy buffers.',
    how: STARTUP,
    ask: [LOG, ENTRY],
  },
  {
    id: 'request-timed-out',
    looks:
      /\b(?:tools?|calls?|requests?|prompts?)\b[^.\n]{0,40}\b(?:hangs?|never (?:returns?|responds?|completes?|finish\w{0,3}|ends?)|(?:does|do)(?: not|n['’]t) (?:return|finish|complete)|(?:gets?|is) stuck|runs? forever|takes? forever)\b/iu,
    title: 'Each request must get a response',
    why: 'The text does not decide between these: the handler waits for something, the response was written to another stream, or its stream is buffered or closed.',
    how: remediesOf('request-timed-out'),
    ask: [LOG],
  },
  {
    id: 'config-not-read',
    looks:
      /\b(?:servers?|entry|mcps?(?!-)|config\w{0,10}|changes?)\b(?:[^.\n]|\.\w){0,60}(?:(?:\bnot|n['’]t|\bnever) (?:be )?(?:listed|show\w{0,3}|appear\w{0,3}|detected|picked up|loaded|read|visible|applied|started)|\bignored|\bdisappear\w{0,3})|\bignores? (?:it|(?:the|my) \w{4,13})\b|\bignores?\b[^.\n]{0,30}\b(?:mcpServers|servers|entries|config\w{0,10}|settings)\b|(?:\bnot|n['’]t|\bnever|\bno longer) (?:recogni[sz]e|pick up|detect|load|read)(?:s|ing)?\b[^.\n]{0,40}\b(?:config\w{0,10}|servers?|mcp\.json|settings)\b/iu,
    title: 'The host must read the file in which the server is configured',
    why: 'The text does not decide between these: the host reads another file or expects another key, the file has an error, or the host was not restarted.',
    how: [
      {
        says: 'Open the file from the settings of the host itself, and compare its path and its key (`mcpServers`, `servers`, `mcp`).',
      },
      RESTART,
    ],
    ask: [ENTRY, LOG],
  },
  {
    id: 'error-reported',
    looks:
      /\b(?:red (?:dot|light|circle|status)|(?:shows?|says|marked|status:?) ["'“`]?(?:failed|disconnected|error|offline)\b["'”`]?)|\b(?:fail(?:s|ed|ing)?|unable|not able|can(?:not|['’]t)|could(?: not|n['’]t)|refuses) to (?:connect|start|load|attach|launch|initiali[sz]e)\b|\b(?:can(?:not|['’]t)|could(?: not|n['’]t)|does(?: not|n['’]?t)|won['’]?t|cant|not able to) (?:connect|start|load|launch)\b|\b(?:servers?|tools?|mcps?)\b[^.\n]{0,30} (?:(?:is|are)(?: not|n['’]t)|not|stopped|quit) (?:loading|working|connecting|starting)\b|\bcan['’]?(?:no)?t get\b[^.\n]{0,40}\bto (?:work|connect|start|run|load)\b|['"“‘「]failed['"”’」]\s?状态|连不上|无法连接|连接失败|启动失败/iu,
    title: 'The reason of the failure must be found first',
    why: 'The text says that it fails, and no line of it shows why.',
    how: [
      { for: 'a command', says: 'Run `command` and `args` of the entry in a terminal: what it prints is the reason.' },
      ...STARTUP.slice(1),
    ],
    ask: [LOG, ENTRY],
  },
];

/** The writer’s own experience. */
const OWN = /\b(?:I|I['’]m|we|my|our)\b/iu;
/** A host by its name: nobody writes about one in general. */
const HOST = /\b(?:claude|cursor|vs ?code|copilot|windsurf|cline|zed|goose|librechat|gemini|codex|chatgpt|n8n)\b/iu;
/** The beginning of a sentence about servers in general. */
const GENERAL =
  /^(?:an?|each|every|no|any|all|when|you|(?:the )?(?:servers|clients|hosts|requests|tools|sessions))\b/iu;
/** What an article has, and a short question has not. */
const ADVICE =
  /^#{1,6} \S|\b(?:make sure|ensure|you (?:can|may|must|should|need)|if you|try (?:to|the)|check (?:that|if|whether|your))\b/imu;
/** A text without advice up to this length is a question, UTF-16 units. */
const SHORT = 800;

/** The symptom that a text without a known cause describes; at most one. */
export function symptomsOf({ text, records }: CauseSource, lines: readonly Line[]): Candidate[] {
  if (lines.length === 0 || text.length > LONGEST || records.length > 1 || isLesson(text)) return [];
  if (!reportsOwnFailure(text) && (text.length > SHORT || ADVICE.test(text))) return [];
  const isGeneral = !OWN.test(text) && !HOST.test(text);
  const told = lines.filter(({ text: line }) => !isConditional(line) || OWN.test(line)).slice(0, LINES);
  for (const { id, looks, title, why, how, ask } of SYMPTOMS)
    for (const line of told) {
      const hit = looks.exec(line.text);
      if (!hit || (isGeneral && GENERAL.test(around(line.text, hit.index)))) continue;
      const start = Math.min(line.span.start + hit.index, line.span.end - 1);
      const span = { start, end: Math.min(line.span.end, start + hit[0].length) };
      const what = `The text describes this: ${quoted(around(line.text, hit.index), 200)}.`;
      return [candidate({ id, rank: RANK.aside, severity: 'info', title, what, why, how, ask, span })];
    }
  return [];
}

/** The line from the beginning of the sentence in which something was found. */
function around(line: string, at: number): string {
  const ends = [...line.slice(0, at).matchAll(/[.!?] /gu)];
  return line.slice((ends.at(-1)?.index ?? -1) + 1).trim();
}
