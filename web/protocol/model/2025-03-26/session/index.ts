/** What 2025-03-26 demands of whole sessions and of what carries them, area by area. */
import type { ShapePart } from '../../schema.ts';
import { core } from './core.ts';
import { features } from './features.ts';
import { http } from './http.ts';
import { headers } from './headers.ts';
import { auth } from './auth.ts';
import { streams } from './streams.ts';
import { framing } from './framing.ts';

/** All areas. */
export const sessionParts: readonly ShapePart[] = [core, features, http, headers, auth, streams, framing];
