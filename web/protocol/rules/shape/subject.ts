/** A message as the shape phase receives it. */
import type { Path } from '../../json/plan.ts';
import type { JsonObject } from '../../json/types.ts';
import type { Method, RevisionModel } from '../../model/define.ts';
import type { Definition } from '../../schema/choose.ts';
import type { ShapeKind } from '../../schema/kinds.ts';
import type { Kind, Level, Sender } from '../../types.ts';
import type { Finding } from '../define.ts';
import type { RequestContext } from '../../schema/request-context.ts';

/** The source of a finding without a requirement: the type itself. */
export interface Listed {
  id: string | null;
  level: Level;
  url: string;
  place: string;
}

/** A message as the phase receives it. */
export interface ShapeSubject {
  readonly kind: Kind;
  readonly object: JsonObject;
  readonly row: Method | null;
  readonly method: string | null;
  readonly from: Sender;
  readonly fromInferred: boolean;
  readonly request: RequestContext | null;
  readonly model: RevisionModel;
  readonly name: string;
  tool(name: string): JsonObject | null;
  /** True when there is a finding above INFO at this path or above it (except at the message itself). */
  reported(path: Path): boolean;
  /** True when there is a finding above INFO at this path or below it. */
  wrongWithin(path: Path): boolean;
  /** Receives a definition that had to be guessed because the input does not name it. */
  guess(definition: Definition): void;
  put(rule: Pick<ShapeKind, 'id' | 'class' | 'title' | 'why'>, finding: Finding, listed: Listed): void;
}
