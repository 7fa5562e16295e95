/** A level that many loggers have, and MCP does not. */
import {
  asks,
  clause,
  keeps,
  misnamed,
  numbered,
  present,
  request,
  commonMistake,
  withNull,
  withoutId,
} from '../goals.ts';
import type { MessageSource } from '../source.ts';

const set = (level: string | number) => request(4, 'logging/setLevel', { level });

/** Mend the request. */
export const logLevel: MessageSource = {
  id: 'log-level',
  kind: 'fix-message',
  title: 'Only from warnings up',
  revision: '2024-11-05',
  from: 'client',
  task: 'The client wants to hear of warnings and of everything worse. The server answers with `-32602`. Mend the request.',
  start: JSON.stringify(set('warn')),
  hints: ['The levels are those of syslog.', '`debug`, `info`, `notice`, then …?'],
  solution: JSON.stringify(set('warning')),
  lesson:
    'The eight levels are those of syslog: `debug`, `info`, `notice`, `warning`, `error`, `critical`, `alert`, `emergency`. Many tutorials and loggers write `warn`; MCP has no such level.',
  links: [clause('2024-11-05', 'server/utilities/logging#log-levels', 'Logging, Log Levels')],
  goals: [
    asks('logging/setLevel'),
    numbered(),
    keeps('/params/level', 'warning', '`params.level` has to be the level for warnings, as syslog writes it.'),
  ],
  mistakes: [
    commonMistake('upper', set('WARNING'), 'The word is right. Levels are written in small letters.', {
      at: '/params/level',
      equals: { $anyCase: 'warning' },
      not: { at: '/params/level', equals: 'warning' },
    }),
    commonMistake('number', set(4), 'syslog counts its levels, MCP names them: a text.', {
      at: '/params/level',
      type: 'number',
    }),
    commonMistake('plural', set('warnings'), 'Nearly: the level is one word, and singular.', {
      at: '/params/level',
      equals: { $anyCase: 'warnings' },
    }),
    commonMistake(
      'still-warn',
      request(4, 'logging/setLevel', { level: 'warn', logger: 'all' }),
      '`warn` is how many loggers write it. MCP takes the word of syslog, in full.',
      { at: '/params/level', equals: { $anyCase: 'warn' } },
    ),
    commonMistake('other-level', set('error'), 'That is a right level, but not the one that begins with warnings.', {
      at: '/params/level',
      oneOf: ['debug', 'info', 'notice', 'error', 'critical', 'alert', 'emergency'],
    }),
    misnamed(
      request(4, 'logging/setlevel', { level: 'warning' }),
      'Methods are taken letter for letter: `logging/setLevel`.',
      'logging/setlevel',
      'logging/set_level',
      'logging/set-level',
      'logging/level',
      'setLevel',
      'log/setLevel',
    ),
    commonMistake(
      'outside',
      { jsonrpc: '2.0', id: 4, method: 'logging/setLevel', level: 'warning' },
      'The level is a parameter and stands inside of `params`.',
      present('/level'),
    ),
    withoutId({ jsonrpc: '2.0', method: 'logging/setLevel', params: { level: 'warning' } }),
    withNull({ jsonrpc: '2.0', id: null, method: 'logging/setLevel', params: { level: 'warning' } }),
  ],
};
