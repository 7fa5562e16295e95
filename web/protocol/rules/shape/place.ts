/** A typed value of a message as the rules of the shape stage see it. One for each value, shared by the rules that look at it. */
import type { Path } from '../../json/plan.ts';
import type { JsonObject } from '../../json/types.ts';
import type { RevisionModel } from '../../model/define.ts';
import type { DeepModel } from '../../model/deep.ts';
import type { Spot } from '../../schema/walk.ts';
import type { Sender } from '../../types.ts';
import type { Finding } from '../define.ts';
import type { Asked } from '../../schema/asked.ts';
import type { Place, ShapeRule } from './define.ts';
import type { ShapeSubject } from './subject.ts';

/** The place of a spot. `rule` is the one that looks at it now. */
export class SpotPlace implements Place {
  rule: ShapeRule | null = null;
  readonly deep: DeepModel;
  readonly #spot: Spot;
  readonly #subject: ShapeSubject;

  constructor(spot: Spot, subject: ShapeSubject, deep: DeepModel) {
    this.#spot = spot;
    this.#subject = subject;
    this.deep = deep;
  }

  get type(): string {
    return this.#spot.type;
  }

  get value(): JsonObject {
    return this.#spot.value;
  }

  get path(): Path {
    return this.#spot.path;
  }

  get around(): Place | null {
    const { around } = this.#spot;
    if (!around) return null;
    const place = new SpotPlace(around, this.#subject, this.deep);
    place.rule = this.rule;
    return place;
  }

  get object(): JsonObject {
    return this.#subject.object;
  }

  get method(): string | null {
    return this.#subject.method ?? this.#subject.asked?.method ?? null;
  }

  get asked(): Asked | null {
    return this.#subject.asked;
  }

  get from(): Sender {
    return this.#subject.from;
  }

  get fromInferred(): boolean {
    return this.#subject.fromInferred;
  }

  get model(): RevisionModel {
    return this.#subject.model;
  }

  get name(): string {
    return this.#subject.name;
  }

  tool(name: string): JsonObject | null {
    return this.#subject.tool(name);
  }

  wrong(inner: Path = []): boolean {
    return this.#subject.wrongWithin([...this.path, ...inner]);
  }

  report(finding: Finding): void {
    const entry = this.deep.ledger.get(finding.requirement) ?? this.model.ledger.get(finding.requirement);
    if (entry && this.rule) this.#subject.put(this.rule, rooted(finding, this.path), entry);
  }
}

/** The same finding with paths from the message down. */
function rooted(finding: Finding, base: Path): Finding {
  const { fix } = finding;
  const whole: Finding = { ...finding, path: [...base, ...(finding.path ?? [])] };
  if (!fix) return whole;
  const steps = fix.steps.map((step) => {
    const moved = { ...step, path: [...base, ...step.path] };
    return moved.do === 'move' ? { ...moved, to: [...base, ...moved.to] } : moved;
  });
  return { ...whole, fix: { ...fix, steps } };
}
