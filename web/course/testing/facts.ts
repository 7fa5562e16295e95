/**
 * What the five tutorials teach, fact by fact, in our words and put right where they err: which items teach it, and what their
 * texts have to speak of. Tutorials: 1 the course on FastMCP, 2 the long guide to JSON-RPC in MCP, 3 the lesson with three
 * functions, 4 the deep dive into messages, 5 the page about the payload.
 */
import type { Fact } from './facts/fact.ts';
import { MESSAGES } from './facts/messages.ts';
import { SESSIONS } from './facts/sessions.ts';

/** All of them. */
export const FACTS: readonly Fact[] = [...MESSAGES, ...SESSIONS];
