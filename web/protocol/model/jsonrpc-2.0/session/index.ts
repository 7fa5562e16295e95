/** What JSON-RPC 2.0 demands of whole sessions and of what carries them, area by area. */
import type { ShapePart } from '../../schema.ts';
import { core } from './core.ts';

/** All areas. */
export const sessionParts: readonly ShapePart[] = [core];
