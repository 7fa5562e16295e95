import { get } from '../../../json/object.ts';
import { defineShapeRule } from '../define.ts';
import { isWithoutSecrets, secretsIn } from './secrets.ts';
import { FIRST, LEGACY, MODERN, SECOND, told, where } from './texts.ts';

const METHOD = 'notifications/message';

/** Log messages are kept and shown. */
export const logSecrets = defineShapeRule({
  id: 'logging/secret-in-data',
  requirements: ['logging/secret-in-data'],
  class: 'spec',
  types: ['LoggingMessageNotificationParams'],
  title: 'Log messages hold no secrets',
  why: 'Logs are stored, shown to people and read by models; whoever sees them can use the secret.',
  how: 'Take it out before logging, and exchange a secret that has been logged.',
  examples: {
    good: [
      told(METHOD, '"level":"error","data":"Login failed: wrong password"', FIRST),
      told(METHOD, '"level":"info","data":{"password":"***","tokens":120,"nextPageToken":"p2","api_key":"[redacted]"}'),
      told(METHOD, '"level":"debug","data":"Bearer token accepted for https://example.com/api"', MODERN),
    ],
    bad: [
      told(METHOD, '"level":"info","data":⟦"GET /v1 Authorization: Bearer 8f14e45fceea167a5a36dedd4bea2543"⟧', FIRST),
      told(METHOD, '"level":"debug","data":{"user":"ana","password":⟦"hunter22"⟧}', SECOND),
      told(METHOD, '"level":"error","data":{"try":[{"url":⟦"postgres://app:s3cret@db.internal/main"⟧}]}', LEGACY),
      told(METHOD, '"level":"info","data":⟦"using api_key=abcd1234efgh5678"⟧', MODERN),
    ],
  },
  cues: [{ at: 'data', when: (data) => !isWithoutSecrets(data) }],
  judge(place) {
    for (const { path, looks, redacted } of secretsIn(get(place.value, 'data') ?? null)) {
      const at = ['data', ...path];
      place.report({
        requirement: 'logging/secret-in-data',
        path: at,
        what: `${where(place, at)} holds what looks like ${looks}.`,
        fix: {
          says: 'Put `[redacted]` in its place.',
          safety: 'unsafe',
          steps: [{ do: 'replace', path: at, value: redacted }],
        },
      });
    }
  },
});
