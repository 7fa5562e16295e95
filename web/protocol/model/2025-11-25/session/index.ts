/** What 2025-11-25 demands of whole sessions and of what carries them, area by area. */
import type { ShapePart } from '../../schema.ts';
import { core } from './core.ts';
import { features } from './features.ts';
import { rounds } from './rounds.ts';
import { http } from './http.ts';
import { auth } from './auth.ts';
import { framing } from './framing.ts';

/** All areas. */
export const sessionParts: readonly ShapePart[] = [core, features, rounds, http, auth, framing];
