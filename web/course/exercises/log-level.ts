/** A level that many loggers have, but MCP does not. */
import {
  sendsRequest,
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

/** Fix the request. */
export const logLevel: MessageSource = {
  id: 'log-level',
  kind: 'fix-message',
  title: 'Fix a request that sets the log level',
  revision: '2025-11-25',
  from: 'client',
  task: 'Fix this request.\n\nThe client wants log messages of the level warning and higher, but the server returns `-32602`.',
  start: JSON.stringify(set('warn')),
  hints: ['MCP uses the levels of syslog.', '`debug`, `info`, `notice`, then …?'],
  solution: JSON.stringify(set('warning')),
  lesson:
    'The eight levels are those of syslog: `debug`, `info`, `notice`, `warning`, `error`, `critical`, `alert`, `emergency`. Many tutorials and loggers write `warn`, but MCP has no such level.',
  links: [clause('2025-11-25', 'server/utilities/logging#log-levels', 'Logging, Log Levels')],
  goals: [
    sendsRequest('logging/setLevel'),
    numbered(),
    keeps('/params/level', 'warning', '`params.level` must be the level for warnings, with its name from syslog.'),
  ],
  mistakes: [
    commonMistake('upper', set('WARNING'), 'The level is right, but levels must be in lower case.', {
      at: '/params/level',
      equals: { $anyCase: 'warning' },
      not: { at: '/params/level', equals: 'warning' },
    }),
    commonMistake('number', set(4), 'syslog numbers its levels, but in MCP a level must be a string.', {
      at: '/params/level',
      type: 'number',
    }),
    commonMistake('plural', set('warnings'), 'Almost right: use the singular.', {
      at: '/params/level',
      equals: { $anyCase: 'warnings' },
    }),
    commonMistake(
      'still-warn',
      request(4, 'logging/setLevel', { level: 'warn', logger: 'all' }),
      'Many loggers write `warn`. MCP uses the full name from syslog.',
      { at: '/params/level', equals: { $anyCase: 'warn' } },
    ),
    commonMistake('other-level', set('error'), 'That level exists, but it is not the one for warnings.', {
      at: '/params/level',
      oneOf: ['debug', 'info', 'notice', 'error', 'critical', 'alert', 'emergency'],
    }),
    misnamed(
      request(4, 'logging/setlevel', { level: 'warning' }),
      'Method names must match exactly: `logging/setLevel`.',
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
      '`level` is a parameter, so it belongs inside `params`.',
      present('/level'),
    ),
    withoutId({ jsonrpc: '2.0', method: 'logging/setLevel', params: { level: 'warning' } }),
    withNull({ jsonrpc: '2.0', id: null, method: 'logging/setLevel', params: { level: 'warning' } }),
  ],
};
