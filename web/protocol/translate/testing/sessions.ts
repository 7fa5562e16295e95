/** Valid sessions of every revision to translate: conversations about requirements, runs of the simulated servers, walkthroughs. */
import { begin, go, look, WALKTHROUGHS, type Play } from '../../../course/play.ts';
import { stepsIn } from '../../../course/play/drafts.ts';
import { MCP_REVISIONS } from '../../../simulator/eras.ts';
import { SERVERS } from '../../../simulator/servers/index.ts';
import { Conversation, type Wish } from '../../../simulator/testing/converse.ts';
import { scriptFor } from '../../../simulator/testing/script.ts';
import type { JsonRecord, McpRevision } from '../../../simulator/types.ts';
import { checkOne } from '../../check.ts';
import { declaredPairs } from '../../testing/sessions/capabilities.ts';
import { discoveredPairs } from '../../testing/sessions/discovered.ts';
import { elicitationPairs } from '../../testing/sessions/elicitation.ts';
import { listenPairs } from '../../testing/sessions/listen.ts';
import { listPairs } from '../../testing/sessions/lists.ts';
import type { Pair } from '../../testing/sessions/pieces.ts';
import { resourcePairs } from '../../testing/sessions/resources.ts';
import { inputPairs } from '../../testing/sessions/rounds.ts';
import { samplingPairs } from '../../testing/sessions/sampling.ts';
import { extensionPairs } from '../../testing/sessions/tasks-extension.ts';
import { taskPairs } from '../../testing/sessions/tasks.ts';
import { promptPairs, toolPairs } from '../../testing/sessions/tools.ts';
import type { RevisionId } from '../../types.ts';

/** A session as JSON Lines. */
export interface GivenSession {
  readonly name: string;
  readonly revision: RevisionId;
  readonly text: string;
}

const ALL_PAIRS: readonly Pair[] = [
  ...declaredPairs,
  ...discoveredPairs,
  ...elicitationPairs,
  ...listenPairs,
  ...listPairs,
  ...resourcePairs,
  ...inputPairs,
  ...samplingPairs,
  ...extensionPairs,
  ...taskPairs,
  ...promptPairs,
  ...toolPairs,
];

/** The valid conversations of the pairs about requirements. */
export function pairSessions(): GivenSession[] {
  const known = new Set<string>();
  return ALL_PAIRS.flatMap(([id, revision, text], index) => {
    if (revision === 'jsonrpc-2.0' || known.has(text) || !isClean(text, revision)) return [];
    known.add(text);
    return [{ name: `pair ${index + 1}, ${id}`, revision, text }];
  });
}

const lines = (list: readonly { from: string; text: string }[]): string =>
  list.map(({ from, text }) => `{"from":"${from}","message":${text}}`).join('\n');

/** Runs of the simulated servers, with a client that uses all they offer. */
export function simulatedSessions(): GivenSession[] {
  return MCP_REVISIONS.flatMap((revision) =>
    SERVERS.flatMap(({ id, definition }) => {
      const talk = new Conversation(definition, revision);
      talk.greet(0);
      const wishes =
        id === 'everything'
          ? scriptFor(revision)
              .filter((wish) => !isMistake(wish))
              .map((wish, index) => ({ ...wish, id: index + 1 }))
          : offered(definition, revision);
      talk.sendAll(...wishes, 2000);
      if (id === 'everything' && revision === '2025-11-25') withTasks(talk);
      const text = lines(talk.lines);
      return isClean(text, revision) ? [{ name: `${id} in ${revision}`, revision, text }] : [];
    }),
  );
}

/** What the script sends although no client should: a method of nobody, and a cursor that no server returned. */
function isMistake({ method, params }: JsonRecord): boolean {
  return method === 'no/such/method' || JSON.stringify(params ?? null).includes('made-up');
}

/** Two calls as tasks: one that only runs as a task, and one that waits for input. */
function withTasks(talk: Conversation): void {
  for (const name of ['write_report', 'interview']) {
    talk.sendAll({ id: name, method: 'tools/call', params: { name, arguments: {}, task: { ttl: 60_000 } } }, 100);
    const params = { taskId: talk.state.tasks.at(-1)?.taskId ?? '' };
    talk.sendAll({ id: `${name} status`, method: 'tasks/get', params });
    talk.sendAll({ id: `${name} result`, method: 'tasks/result', params }, 9000);
  }
}

/** Lists, and one use of everything that is listed. */
function offered(definition: Conversation['state']['definition'], revision: McpRevision): Wish[] {
  const uses: Wish[] = [
    { method: 'tools/list' },
    ...(definition.resources ? [{ method: 'resources/list' }] : []),
    ...(definition.prompts ? [{ method: 'prompts/list' }] : []),
    ...(definition.tools ?? []).map(({ name }) => ({ method: 'tools/call', params: { name, arguments: {} } })),
    ...(definition.resources ?? []).map(({ uri }) => ({ method: 'resources/read', params: { uri } })),
  ];
  const first: Wish[] = revision === '2026-07-28' ? [{ method: 'server/discover' }] : [];
  return [...first, ...uses].map((wish, index) => (typeof wish === 'object' ? { ...wish, id: index + 1 } : wish));
}

/**
 * The walkthroughs, each in all its revisions, as the learner sees them at the end. In those about authorization, HTTP refuses requests, which
 * have no response as messages.
 */
export function walkthroughSessions(): GivenSession[] {
  return WALKTHROUGHS.filter(({ authorization }) => authorization === undefined).flatMap((walkthrough) =>
    walkthrough.revisions.flatMap((revision) => {
      const steps = stepsIn(walkthrough, revision);
      let play: Play = begin(walkthrough, revision);
      for (;;) {
        const right = steps[play.at]?.question?.options.findIndex((option) => option.right === true);
        const next = go(play, right);
        if (next === play || look(play)?.finished === true) break;
        play = next;
      }
      const rows = (look(play)?.rows ?? []).filter(({ entry }) => entry !== null);
      const text = lines(rows.map(({ from, text: own }) => ({ from, text: own })));
      return isClean(text, revision) ? [{ name: `${walkthrough.id} in ${revision}`, revision, text }] : [];
    }),
  );
}

/** Whether the checker has nothing to report but infos. */
function isClean(text: string, revision: RevisionId): boolean {
  const report = checkOne(text, { revision });
  return report.entries.length > 0 && report.diagnostics.every(({ severity }) => severity === 'info');
}
