/** Examples of facts about HTTP and OAuth, as others wrote them in short, as subjects. */
import { get, has } from '../../json/object.ts';
import type { JsonObject } from '../../json/types.ts';
import { addressOf } from '../conditions/metadata.ts';
import { objectIn, stringAt, type ExchangeView, type TrafficView } from '../define.ts';
import type { HostSubject } from '../views.ts';

const exchange = (more: Partial<ExchangeView>): ExchangeView => ({
  method: 'GET',
  target: '/mcp',
  path: '/mcp',
  status: 200,
  type: '',
  accept: null,
  challenge: '',
  body: '',
  inSession: false,
  hasMessages: false,
  ...more,
});
const OPENED = exchange({ method: 'POST', type: 'application/json', hasMessages: true });
const traffic = (exchanges: readonly ExchangeView[], endpoints: readonly string[] = []): TrafficView => ({
  exchanges,
  endpoints,
});
const http = (view: TrafficView): HostSubject => ({ kind: 'http', value: null, traffic: view });

/** The subject that an example about HTTP stands for; null if it is none that is judged. */
export function httpSubject(value: JsonObject): HostSubject | null {
  const status = get(value, 'status');
  if (stringAt(value, 'method') === 'GET' && typeof status === 'number')
    return http(traffic([OPENED, exchange({ status, type: stringAt(value, 'contentType') ?? '' })]));
  const endpoint = stringAt(value, 'sseEndpoint');
  if (endpoint !== undefined) return http(traffic([], [endpoint]));
  if (has(value, 'requiresHeader')) {
    const challenge = get(value, 'requiresHeader') === true ? '' : 'Bearer';
    return http(traffic([exchange({ method: 'POST', status: 401, hasMessages: true, challenge, body: 'X-API-Key' })]));
  }
  return metadataSubject(value);
}

function metadataSubject(value: JsonObject): HostSubject | null {
  const none = traffic([]);
  const server = objectIn(value, 'as');
  if (server) return { kind: 'metadata', value: server, owner: 'authorization-server', traffic: none };
  const resource = objectIn(value, 'prm');
  const about = addressOf(stringAt(value, 'url') ?? '');
  if (resource)
    return {
      kind: 'metadata',
      value: resource,
      owner: 'resource',
      traffic: none,
      ...(about === undefined ? {} : { server: about }),
    };
  const uris = get(value, 'redirectAllow');
  if (Array.isArray(uris)) return { kind: 'metadata', value: { redirect_uris: uris }, owner: 'client', traffic: none };
  const status = get(value, 'prmPathStatus');
  if (typeof status !== 'number') return null;
  const path = '/.well-known/oauth-protected-resource/mcp';
  return {
    kind: 'metadata',
    value: { authorization_endpoint: 'https://a.test/oauth/authorize' },
    owner: 'authorization-server',
    traffic: traffic([exchange({ target: path, path, status })]),
  };
}
