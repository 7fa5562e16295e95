/** Classes of evidence for programs that a system does not run: modules, versions, permissions, ports. */
import { RANK } from './define.ts';
import type { EvidenceClass } from './evidence-class.ts';

/** Each is searched for in a line; the first that fits counts. */
export const RUNNING: readonly EvidenceClass[] = [
  {
    id: 'spawn-einval',
    rank: RANK.notStarted,
    looks: /\b(?:npx|spawn\w{0,3})\b.{0,80}\bEINVAL\b|\.(?:cmd|bat)\b.{0,80}\bEINVAL\b|\bENOENT to EINVAL\b/iu,
  },
  {
    id: 'carriage-return',
    rank: RANK.notStarted,
    isSure: true,
    looks: /\bCRLF\b.{0,40}\b(?:line|separators?|endings?)|\bcarriage returns?\b/iu,
  },
  {
    id: 'python-no-module-mcp',
    rank: RANK.crashed,
    looks:
      /\bno module named\b|\bModuleNotFoundError\b|\bcannot import name\b|\bmissing the ['"`]?[\w.-]{1,40}['"`]? (?:package|module)\b/iu,
    says: 'The Python that runs the server does not have this module, or has another version of it.',
  },
  {
    id: 'npx-cannot-find-module',
    rank: RANK.crashed,
    looks:
      /\b(?:module|package|dependency|assembly|gem|crate)\b['"`:]? ?(?:['"`][^'"`\n]{1,80}['"`] )?(?:(?:was|is|are|could|can) ?)?(?:not|n['’]t) (?:be )?(?:found|installed|resolved|loaded)\b|\b(?:cannot|could not|can't|couldn't|failed to|unable to) (?:find|resolve|load|import|install)\b (?:the )?(?:\w{1,12} )?(?:module|package|import|dependency|dependencies|main class|library)\b|['"`](?:@|\.{0,2}\/|[\w.-]{1,40}\/)[\w@./-]{1,80}['"`] (?:could not be|was not|not) (?:found|resolved)\b|\bmissing (?:module|package|dependency)\b|\bClassNotFound\w{0,9}|\bNoClassDefFound\w{0,5}|\bERR_MODULE_NOT_FOUND\b/iu,
    says: 'The program starts, and a module or package that it needs is not installed where it looks for it.',
    title: 'The packages that the server needs must be installed where it runs',
  },
  {
    id: 'runtime-too-old',
    rank: RANK.crashed,
    isShown: true,
    looks:
      /\b(?:requires?|needs?) (?:at least )?(?:Node(?:\.js)?|Python|Java|JDK|JRE|\.NET|Go|PHP|Ruby|Bun|Deno)\b.{0,16}\d|\b(?:Node(?:\.js)?|Python|Java|PHP|Ruby)(?: version)? v?\d[\d.]{0,8}\b.{0,30}\b(?:not supported|unsupported|too old)\b|\bunsupported (?:engine|class file)/iu,
  },
  {
    id: 'runtime-too-old',
    rank: RANK.crashed,
    looks:
      /(?<!\w)(?:Node(?:\.js)?|Python|Java|\.NET) (?:runtime|SDK) (?:(?:is|was) )?(?:missing|not (?:found|installed))\b|\bno (?:\.NET|Java|Python|Node(?:\.js)?) (?:runtime|SDK)\b/iu,
  },
  {
    id: 'package-version',
    rank: RANK.crashed,
    looks:
      /\bversion (?:is|was) too (?:old|new)\b|\b(?:package|library|SDK|client|module)\b.{0,40}\bno longer (?:accepts?|supports?|has|exports?)\b.{0,30}\b(?:argument|parameter|keyword|function|class|method)\b/iu,
    unless: /\bprotocol/iu,
    says: 'A program has another version than the one that is required.',
  },
  {
    id: 'package-version',
    rank: RANK.crashed,
    isShown: true,
    looks:
      /\bversion\b.{0,60}\b(?:requires?|required|at least|minimum|needs?|too old|outdated|incompatible)\b.{0,16}\d+\.\d|\b(?:requires?|needs?) (?:at least )?(?:version |v)\d+\.\d/iu,
    unless: /\bprotocol/iu,
    says: 'A program has another version than the one that is required.',
  },
  {
    id: 'npm-network',
    rank: RANK.crashed,
    looks: /\b(?:unable|failed|could not|couldn['’]t|cannot|can['’]t) (?:to )?download\b/iu,
  },
  {
    id: 'permission-denied',
    rank: RANK.crashed,
    looks:
      /\bpermission denied\b(?! for (?:table|relation|schema|database))|\bEACCES\b(?=:|.{0,40}\b(?:open|mkdir|access|rename|unlink|scandir|spawn|listen)\b)|\bEPERM\b|\boperation not permitted\b|\baccess is denied\b|\bread-only file ?system\b/iu,
  },
  {
    id: 'eaddrinuse',
    rank: RANK.crashed,
    looks:
      /\bEADDRINUSE\b|\baddress (?:is )?already in use\b|\bport (?:\d{2,5} )?(?:is |was )?(?:already |currently |still )?(?:in use|taken|occupied|being used|allocated)\b|\bonly one usage of each socket\b|\b(?:failed to|unable to|could not|cannot|can['’]t) bind\b|\baccess a socket in a way forbidden\b|\bport is in use\b|\bconflicts with an existing registration\b|与计算机上的现有注册冲突|\bfailed\b[^\n]{0,80}['"“]http:\/\/[+*]:\d{1,5}\/|端口.{0,8}占用/iu,
  },
  {
    id: 'wrong-arguments',
    rank: RANK.crashed,
    looks:
      /\b(?:unknown|unrecogni[sz]ed|unexpected|invalid|no such) (?:command[- ]line )?(?:option|flag|argument)s?:? ['"`]?--?\w/iu,
  },
  {
    id: 'browser-missing',
    rank: RANK.crashed,
    title: 'Each browser that a server controls must have a profile of its own',
    looks:
      /\b(?:browser|profile|user ?data ?dir\w{0,6})\b.{0,40}\b(?:already|currently) (?:in use|running|used|open\w{0,2})\b|\bopening in existing browser session\b/iu,
    says: 'Another process uses the browser or its profile.',
    how: [{ says: 'End the other browser or server, or start the server with a profile of its own: `--isolated`.' }],
  },
  {
    id: 'browser-missing',
    rank: RANK.crashed,
    looks:
      /\b(?:chrome|chromium|firefox|webkit|browser)\b['"`]? (?:(?:is|was) )?(?:not|n['’]t) (?:installed|found)\b/iu,
    says: 'The browser that the server controls is not there.',
  },
  {
    id: 'docker-daemon',
    rank: RANK.notStarted - 1,
    looks:
      /\bdocker\b.{0,30}\b(?:daemon|desktop|engine)\b.{0,30}\b(?:not running|unreachable|not (?:available|found|started))\b|\b(?:cannot|could not|failed to|unable to) connect to (?:the )?docker\b/iu,
  },
];
