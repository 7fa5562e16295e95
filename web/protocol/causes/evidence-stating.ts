/** Classes of evidence that reports state in their own words: what was not declared, not sent, refused or too large. */
import { RANK } from './define.ts';
import type { EvidenceClass } from './evidence-class.ts';
import { GATEWAY } from './http-meanings.ts';

/** Each is searched for in a line, before all other classes: its words say more than an error code beside them. */
export const STATING: readonly EvidenceClass[] = [
  {
    id: 'appdata-literal',
    rank: RANK.notStarted,
    isSure: true,
    looks: /\$\{APPDATA\}/u,
  },
  {
    id: 'spawn-eacces',
    rank: RANK.notStarted,
    isSure: true,
    looks:
      /(?:\bnot|n['’]t|\bwithout|\black\w{0,2}|\blos(?:es?|t)|\bstrip\w{0,4}) .{0,40}\bexecut(?:able|ion) (?:mode|bit|permissions?|flag)\b|\bexecut(?:able|ion) (?:mode|bit|permissions?|flag)\b.{0,30}(?:\bnot|n['’]t|\bmissing|\blost|\bstripped)\b/iu,
  },
  {
    id: 'tls-self-signed',
    rank: RANK.network,
    isSure: true,
    looks: /自签/u,
  },
  {
    id: 'issuer-mismatch',
    rank: RANK.oauth - 1,
    isSure: true,
    isTelling: true,
    looks:
      /\bissuer\b.{0,160}\b(?:does(?: not|n['’]t)|do not|not) match\b|\bissuer\b.{0,80}\bmismatch|ISSUER_MISMATCH/iu,
  },
  {
    id: 'session-id-not-sent',
    rank: RANK.http - 1,
    isSure: true,
    isTelling: true,
    status: 400,
    looks: /没[^\n]{0,8}带[^\n]{0,12}session[ _-]?id/iu,
  },
  {
    id: 'bad-request-no-valid-session',
    rank: RANK.http,
    looks: /\bno session[ _-]?ID\b/iu,
  },
  {
    id: 'task-group',
    rank: RANK.http - 1,
    isSure: true,
    looks: /\btask group (?:is|was) not initiali[sz]ed\b/iu,
  },
  {
    id: 'unexpected-content-type',
    rank: RANK.http,
    looks: /\bnon-JSON (?:response|body|payload|answer|reply)\b/iu,
  },
  {
    id: 'unexpected-end-of-json',
    rank: RANK.http,
    isSure: true,
    isTelling: true,
    title: 'The response to a request must have a body',
    looks: /\b200\b.{0,20}\bempty (?:body|response|reply)\b/iu,
    says: 'The server answers with success and sends nothing, so the client has no message to read.',
    how: [
      { says: 'Compare the path of the URL with the documentation of the server: often another page answers.' },
      { for: 'the server', says: 'Send the JSON-RPC response as the body, or as an event of the stream.' },
    ],
  },
  {
    id: 'proxy-buffering',
    rank: RANK.http,
    isSure: true,
    isTelling: true,
    title: GATEWAY.title,
    how: GATEWAY.how,
    looks: /\b(?:solution|fix|solved|fixed|caused?)\b.{0,60}\bX-Accel-Buffering\b/iu,
    says: 'A proxy collects the events of a stream before it forwards them, so they arrive late or never.',
  },
  {
    id: 'rust-expect-initialized',
    rank: RANK.order,
    isSure: true,
    isTelling: true,
    looks:
      /\b(?:reject|refus|fail|drop|disconnect)\w{0,4}\b.{0,120}\bbefore (?:the )?[`'"]?(?:notifications\/)?initialized\b/iu,
  },
  {
    id: 'registry-remote-url',
    rank: RANK.report - 1,
    title: 'The address of the repository must be one that the registry accepts',
    looks: /\binvalid repository URL\b/iu,
    says: 'The registry accepts the address of a repository at GitHub or GitLab, without a path or `#` after its name.',
    how: [
      { says: 'Set `repository.url` to `https://github.com/OWNER/NAME`, and the folder in `repository.subfolder`.' },
    ],
  },
  {
    id: 'output-schema-no-structured',
    rank: RANK.report - 1,
    isSure: true,
    isTelling: true,
    looks:
      /\boutput ?schema\b.{0,100}\b(?:never|not|without|no|lacks?|missing|omits?)\b.{0,40}\bstructured ?content\b/iu,
  },
  {
    id: 'invalid-arguments-for-tool',
    rank: RANK.report - 1,
    looks: /\binvalid arguments(?: JSON)?: \S/iu,
  },
  {
    id: 'tools-not-declared',
    rank: RANK.capability - 1,
    isSure: true,
    isTelling: true,
    title: 'The response to `initialize` must declare each capability that the server has',
    looks:
      /\binitiali[sz]e\b.{0,60}\bonly (?:advertis|declar|announc)\w{1,4}\b|\binitiali[sz]e\b.{0,60}\b(?:advertis|declar|announc)\w{1,4} only\b/iu,
    says: 'Clients do not ask for tools, resources or prompts that the server does not declare.',
    how: [
      { for: 'the server', says: 'Declare `tools`, `resources` and `prompts` in `capabilities`, where it has them.' },
    ],
  },
  {
    id: 'openai-too-many-tools',
    rank: RANK.tools,
    isSure: true,
    looks: /\b(?:limit|maximum) of \d{2,4} (?:MCP )?tools\b/iu,
  },
  {
    id: 'method-not-found',
    rank: RANK.capability,
    isSure: true,
    looks: /\b(?:answer|return|respond|repl)\w{0,3}\b.{0,20}-32601\b/iu,
  },
  {
    id: 'openai-array-missing-items',
    rank: RANK.tools,
    isSure: true,
    looks:
      /\barray (?:(?:schema|parameter|property|type) )?(?:(?:is|are) )?(?:missing|without|lacks?) (?:an? )?[`'"]?items\b|\barrays?\b.{0,40}\bwithout (?:an? )?[`'"]?items\b/iu,
  },
  {
    id: 'claude-code-result-too-large',
    rank: RANK.tools,
    isSure: true,
    isTelling: true,
    looks:
      /\btool (?:results?|responses?|outputs?)\b.{0,30}\b(?:over|above|exceed\w{0,3}|larger than)\b.{0,12}\b\d{1,3}(?:,?\d{3}|K) tokens\b/iu,
  },
];
