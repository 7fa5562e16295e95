/**
 * The whole table of requirements, for tests and for the build (`scripts/requirements.mjs`). Code that checks or displays
 * requirements imports only the parts it needs (`parts/`), which the build writes as plain data.
 */
import { auth } from './auth.ts';
import { base } from './base.ts';
import { core } from './core.ts';
import type { RequirementRow, RequirementRows } from './define.ts';
import { elicitation } from './elicitation.ts';
import { envelope } from './envelope.ts';
import { features } from './features.ts';
import { flows } from './flows.ts';
import { framing } from './framing.ts';
import { headers } from './headers.ts';
import { http } from './http.ts';
import { instance } from './instance.ts';
import { resources } from './resources.ts';
import { rounds } from './rounds.ts';
import { sampling } from './sampling.ts';
import { streams } from './streams.ts';
import { tools } from './tools.ts';

/** Requirements that are checked within one message. */
const MESSAGE_AREAS = { envelope, base, tools, resources, sampling, elicitation, flows, instance };

/** Requirements that need several messages, or their transport. */
export const SESSION_AREAS = { core, features, rounds, http, headers, auth, streams, framing };

/** All areas: the envelope, which is checked first, then types, sessions and transports. */
export const AREAS = { ...MESSAGE_AREAS, ...SESSION_AREAS } satisfies Readonly<Record<string, RequirementRows>>;

const { envelope: _, ...deep } = AREAS;
/** All areas except the envelope. */
export const DEEP_AREAS: Readonly<Record<string, RequirementRows>> = deep;

/** Name of an area of the table. */
export type AreaName = keyof typeof AREAS;

/** Every row by its id. */
export const REQUIREMENTS: ReadonlyMap<string, RequirementRow> = new Map(
  Object.values<RequirementRows>(AREAS).flatMap((rows) => Object.entries(rows)),
);

/** The `unreported` reasons of these rows, by id. */
export function unreportedIn(rows: RequirementRows): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(rows).flatMap(([id, { unreported }]) => (unreported === undefined ? [] : [[id, unreported]])),
  );
}
