/** What the rules of a revision observe, found out once: in most sessions, most rules observe no message and never begin. */
import type { DeepModel } from '../../model/deep.ts';
import type { RevisionModel } from '../../model/define.ts';
import type { SessionRule } from './define.ts';
import { View } from './view.ts';

/** A rule that observes a cue: always, or only while it is active. */
export interface CueEntry {
  readonly rule: number;
  readonly late: boolean;
}

/** What the rules of a revision observe. It is the same in each of its sessions. */
export interface Plan {
  readonly rules: readonly SessionRule[];
  readonly byCue: ReadonlyMap<string, readonly CueEntry[]>;
  /** By index of a rule: all rules that begin with it, in order. */
  readonly together: readonly (readonly number[])[];
  /** Rules that are active from the beginning. */
  readonly early: readonly number[];
}

/** The session for which rules begin only to show what they observe. */
export class PlanningView extends View {
  /** By what is shared. */
  readonly groups = new Map<object, number[]>();
  rule = 0;

  override shares(what: object): void {
    const group = this.groups.get(what);
    if (group) group.push(this.rule);
    else this.groups.set(what, [this.rule]);
  }
}

const plans = new WeakMap<readonly SessionRule[], Map<RevisionModel, Plan>>();

/** The rules of which a revision lists a requirement, by what they observe; remembered, since a log has many sessions. */
export function planOf(
  rules: readonly SessionRule[],
  model: RevisionModel,
  deep: DeepModel,
  newView: () => PlanningView,
): Plan {
  let byModel = plans.get(rules);
  if (!byModel) plans.set(rules, (byModel = new Map()));
  let plan = byModel.get(model);
  if (!plan) {
    const own = rules.filter(({ requirements }) =>
      requirements.some((id) => deep.ledger.has(id) || model.ledger.has(id)),
    );
    byModel.set(model, (plan = newPlan(own, newView())));
  }
  return plan;
}

function newPlan(rules: readonly SessionRule[], view: PlanningView): Plan {
  const byCue = new Map<string, CueEntry[]>();
  const early: number[] = [];
  const register = (observer: object, entry: CueEntry): void => {
    for (const [cue, handler] of Object.entries(observer)) {
      if (typeof handler !== 'function' || cue === 'end') continue;
      const list = byCue.get(cue);
      if (list) list.push(entry);
      else byCue.set(cue, [entry]);
    }
  };
  for (const [index, rule] of rules.entries()) {
    view.rule = index;
    const observer = rule.begin(
      view,
      () => {},
      (active) => void (active && early.push(index)),
    );
    register(observer, { rule: index, late: false });
    if (observer.active) register(observer.active, { rule: index, late: true });
  }
  const together: (readonly number[])[] = [];
  for (const group of view.groups.values()) {
    const whole = [...new Set(group.flatMap((index) => together[index] ?? [index]))].toSorted((a, b) => a - b);
    for (const index of whole) together[index] = whole;
  }
  return { rules, byCue, together, early };
}
