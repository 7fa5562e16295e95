/** Translates a prepared text: every session of it, from its own revision to the target. */
import type { Prepared } from '../report/phases.ts';
import { sessionsOf, unlessTooDeep, type RecordedSession } from '../recorded/sessions.ts';
import { betweenHandshakes } from './between.ts';
import { collapseTasks } from './collapse.ts';
import { fit } from './fit.ts';
import { LEGACY, legacyOf } from './legacy.ts';
import { modernize } from './modern.ts';
import { MODERN } from './modern-rounds.ts';
import { FreshIds, Notes, stepsOf, type Step, type Work } from './steps.ts';
import type { Target, TranslatedSession, TranslateOptions, Translation, Untranslatable } from './types.ts';
import { writtenLike } from './write.ts';

/** The translation, or why there is none. Never throws. */
export function translatePrepared(prepared: Prepared, options: TranslateOptions): Translation | Untranslatable {
  return unlessTooDeep(() => translated(prepared, options), {
    problem: 'A message is nested too deeply to be translated.',
  });
}

function translated(prepared: Prepared, options: TranslateOptions): Translation | Untranslatable {
  const sessions = sessionsOf(prepared).filter(({ messages }) => messages.some(({ kind }) => kind !== 'invalid'));
  if (sessions.length === 0) return { problem: 'The text has no messages to translate.' };
  const foreign = sessions.find(({ revision }) => revision === 'jsonrpc-2.0');
  if (foreign)
    return { problem: 'The text has messages of another protocol than MCP, which no revision of MCP can express.' };
  const notes = new Notes();
  const made = sessions.map((session): TranslatedSession => {
    const steps = translateSession(session, options, notes);
    const messages = steps.map(({ from, message, entry }) => ({ from, message, entry }));
    return {
      label: sessions.length > 1 ? session.label || String(session.index + 1) : '',
      from: session.revision,
      messages,
    };
  });
  const text = writtenLike(prepared, sessions, made, options.to, notes);
  return { to: options.to, sessions: made, notes: notes.list, text };
}

function translateSession(session: RecordedSession, { to, discover = true }: TranslateOptions, notes: Notes): Step[] {
  const steps = stepsOf(session);
  const work: Work = { notes, ids: new FreshIds(steps) };
  const { revision } = session;
  if (revision === to || revision === 'jsonrpc-2.0') {
    notes.add('changed', `The session is in ${to} already, so it is kept as it is.`, { entry: -1 });
    return steps;
  }
  noteBatches(session, to, work);
  const from: Target = revision;
  if (to === MODERN) {
    const newest = from === LEGACY ? steps : betweenHandshakes(steps, from, LEGACY, work);
    return fit(modernize(collapseTasks(newest, 'server', work), work, discover), MODERN, work);
  }
  if (from !== MODERN) return betweenHandshakes(steps, from, to, work);
  const legacy = fit(legacyOf(steps, work), LEGACY, work);
  return to === LEGACY ? legacy : betweenHandshakes(legacy, LEGACY, to, work);
}

function noteBatches({ messages }: RecordedSession, to: Target, { notes }: Work): void {
  for (const message of messages) {
    if (message.item === 0)
      notes.add(
        'changed',
        `The messages of a batch are sent one by one, as ${to === '2025-03-26' ? 'every receiver accepts' : `${to} requires`}.`,
        message,
      );
  }
}
