/** What the messages of a text show a message that is being typed. */
import type { JsonValue } from '../json/types.ts';
import type { Around } from '../rules/fast-check.ts';
import { classify } from '../session/classify.ts';
import type { Prepared } from '../report/stages.ts';
import { Context } from '../rules/shape/context.ts';
import type { Sender } from '../types.ts';

/** What the messages show each other, heard anew, where `instead` stands in the place of one of them. */
export function newContext(
  { intake, rows }: Prepared,
  instead: { entry: number; value: JsonValue; from: Sender },
): Around {
  const valueAt = (entry: number): JsonValue | undefined =>
    entry === instead.entry ? instead.value : intake.entries.at(entry)?.value;
  const context = new Context({ valueAt });
  for (const { index, kind, from } of rows) {
    if (index === instead.entry) context.see(null, instead.value, classify(instead.value).kind, instead.from, index);
    else context.see(null, valueAt(index), kind, from, index);
  }
  return context;
}
