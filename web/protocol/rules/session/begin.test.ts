/** Rules about sessions begin with the first message that they observe: what they observe is found out once for each revision. */
import { describe, expect, it } from 'vitest';
import { deepOf } from '../../model/deep.ts';
import { modelOf } from '../../model/index.ts';
import { REVISION_IDS, type RevisionId } from '../../types.ts';
import type { Observer, SessionRule, SessionView } from './define.ts';
import { sessionRules } from './index.ts';

/** Begins a rule with a session that shows nothing but its model. Returns what it observes, and what it shares. */
function begun(rule: SessionRule, id: RevisionId): { observer: Observer; shared: object[] } {
  const shared: object[] = [];
  const known: Partial<SessionView> = {
    model: modelOf(id),
    deep: deepOf(id),
    shares: (what) => void shared.push(what),
  };
  const view = new Proxy(known, {
    get(target, name, receiver): unknown {
      if (name in target) return Reflect.get(target, name, receiver);
      throw new Error(`begin asks for ${String(name)}, which changes during a session`);
    },
  });
  const isView = (value: object): value is SessionView => 'model' in value;
  if (!isView(view)) throw new Error('unreachable');
  return {
    observer: rule.begin(
      view,
      () => {},
      () => {},
    ),
    shared,
  };
}

const cuesOf = (observer: Observer): string[] =>
  Object.keys({ ...observer.active, ...observer }).filter((cue) => cue !== 'end' && cue !== 'active');

const own = (id: RevisionId): readonly SessionRule[] =>
  sessionRules.filter(({ requirements }) =>
    requirements.some((one) => modelOf(id).ledger.has(one) || deepOf(id).ledger.has(one)),
  );

describe('what a rule observes', () => {
  it.each(REVISION_IDS)('does not depend on the session, in %s', (id) => {
    for (const rule of own(id)) expect(() => begun(rule, id), rule.id).not.toThrow();
  });

  it('is at least one message in one revision, also if it reports only at the end', () => {
    const silent = new Set(sessionRules);
    for (const id of REVISION_IDS) {
      const rows = own(id).map((rule) => ({ rule, ...begun(rule, id) }));
      const observed = new Set(rows.flatMap(({ observer, shared }) => (cuesOf(observer).length > 0 ? shared : [])));
      for (const { rule, observer, shared } of rows)
        if (cuesOf(observer).length > 0 || shared.some((one) => observed.has(one))) silent.delete(rule);
    }
    expect([...silent].map(({ id }) => id)).toEqual([]);
  });
});
