/** Methods by topic, in the order of a session. */
import { inputRequestIn, methodIn, methodNames, type Method } from '../../../protocol/catalog.ts';
import type { RevisionId } from '../../../protocol/types.ts';
import type { Life } from '../../parts/LifeCells.tsx';
import { MCP } from './spans.ts';

const GROUPS: readonly { title: string; of: RegExp }[] = [
  { title: 'Lifecycle', of: /^(?:initialize|notifications\/initialized|server\/discover|ping)$/ },
  { title: 'Tools', of: /^(?:notifications\/)?tools\// },
  { title: 'Resources', of: /^(?:notifications\/)?resources\// },
  { title: 'Subscriptions', of: /^(?:notifications\/)?subscriptions\// },
  { title: 'Prompts', of: /^(?:notifications\/)?prompts\// },
  { title: 'Completion', of: /^completion\// },
  { title: 'Sampling', of: /^sampling\// },
  { title: 'Elicitation', of: /^(?:notifications\/)?elicitation\// },
  { title: 'Roots', of: /^(?:notifications\/)?roots\// },
  { title: 'Tasks', of: /^(?:notifications\/)?tasks(?:\/|$)/ },
  { title: 'Logging', of: /^(?:logging\/|notifications\/message$)/ },
  { title: 'Progress and cancellation', of: /^notifications\/(?:progress|cancelled)$/ },
];
const REST = 'Others';

/** One method across the revisions. */
export interface MethodLife {
  name: string;
  /** The entry of the newest revision that has it. */
  row: Method;
  lives: readonly Life[];
  /** All sides that send it in some revision. */
  senders: readonly Method['sender'][];
  /** Capabilities it needs in some revision. */
  needs: readonly string[];
}

/** A heading with its methods. */
export interface MethodGroup {
  title: string;
  methods: readonly MethodLife[];
}

/** The state of a method in each revision. */
export function livesOf(name: string): readonly { revision: RevisionId; life: Life; row: Method | null }[] {
  return MCP.map((revision) => {
    const row = methodIn(revision, name);
    if (row) return { revision, life: 'yes', row };
    const inside = inputRequestIn(revision, name);
    return { revision, life: inside ? 'inside' : 'no', row: inside };
  });
}

function lifeOf(name: string): MethodLife | null {
  const lives = livesOf(name);
  const rows = lives.flatMap(({ row }) => row ?? []);
  const row = rows.at(-1);
  if (!row) return null;
  const needs = rows.flatMap((one) => [one.capability, one.receiverCapability].filter((need) => need !== undefined));
  return {
    name,
    row,
    lives: lives.map(({ life }) => life),
    senders: [...new Set(rows.map(({ sender }) => sender))],
    needs: [...new Set(needs)],
  };
}

/** All methods of all revisions in groups; `sender` keeps only those that this side may send in some revision. */
export function methodGroups(sender: 'all' | 'client' | 'server'): readonly MethodGroup[] {
  const names = [...new Set(MCP.flatMap((revision) => methodNames(revision)))];
  const groups = new Map<string, MethodLife[]>([...GROUPS, { title: REST }].map(({ title }) => [title, []]));
  for (const name of names) {
    const life = lifeOf(name);
    if (!life) continue;
    if (sender !== 'all' && !life.senders.some((one) => one === sender || one === 'both')) continue;
    const title = GROUPS.find(({ of }) => of.test(name))?.title ?? REST;
    groups.get(title)?.push(life);
  }
  return [...groups].map(([title, methods]) => ({ title, methods })).filter(({ methods }) => methods.length > 0);
}
