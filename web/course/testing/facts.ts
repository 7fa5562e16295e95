/**
 * The facts that the five tutorials teach, in our words and corrected where a tutorial is wrong. Each fact lists the items that
 * teach it, and a pattern that their text must match. Tutorials: 1 the course on FastMCP, 2 the long guide to JSON-RPC in MCP,
 * 3 the lesson with three functions, 4 the deep dive into messages, 5 the page about the payload.
 */
import type { Fact } from './facts/fact.ts';
import { MESSAGES } from './facts/messages.ts';
import { PRACTICE } from './facts/practice.ts';
import { SESSIONS } from './facts/sessions.ts';

/** All facts. */
export const FACTS: readonly Fact[] = [...MESSAGES, ...SESSIONS, ...PRACTICE];
