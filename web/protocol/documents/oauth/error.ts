/** The error response of an authorization server or of a protected resource (RFC 6749, RFC 6750). */
import { named, whatIs } from '../../json/describe.ts';
import { nearest } from '../../json/nearest.ts';
import { get, has } from '../../json/object.ts';
import { defineDocument } from '../define.ts';
import { statusFault } from './faults.ts';
import { documentIn } from './head.ts';
import { lacks, oauthRule, sayer } from './rule.ts';
import { isSlot } from './values.ts';

const GOOD = '{"error":"invalid_grant","error_description":"The code has expired"}';

const code = oauthRule('error-code', 'SHOULD', 'error', {
  title: 'An OAuth error should have a registered code',
  why: 'Clients act on the codes they know, such as `invalid_token`, and treat all others as a failure.',
  good: [GOOD, '{"error":"invalid_token"}'],
  bad: ['{"error":⟦"token_invalid"⟧,"error_description":"The token has expired"}'],
});

const status = oauthRule('error-status', 'MUST', 'bearer', {
  title: 'The status must match the OAuth error code',
  why: 'Clients react to the status first: 401 starts an authorization, 403 extends one.',
  good: [`HTTP/1.1 400 Bad Request\nContent-Type: application/json\n\n${GOOD}`],
  bad: [
    'HTTP/1.1 ⟦403⟧ Forbidden\nContent-Type: application/json\n\n{"error":"invalid_token"}',
    `HTTP/1.1 ⟦200⟧ OK\nContent-Type: application/json\n\n${GOOD}`,
  ],
});

const description = oauthRule('error-description', 'MUST', 'error', {
  title: '`error_description` must be a string',
  why: 'It is a text for developers, which clients print as it is.',
  good: [GOOD],
  bad: ['{"error":"invalid_grant","error_description":⟦{"code":1}⟧}'],
});

/** An OAuth error as JSON. It has a string as `error`, unlike a JSON-RPC error. */
export const errorResponse = defineDocument({
  kind: 'oauth-error-response',
  rules: [code, status, description],
  recognize(subject) {
    const object = documentIn(subject)?.object;
    const error = object ? get(object, 'error') : undefined;
    if (!object || typeof error !== 'string' || has(object, 'id') || has(object, 'result') || has(object, 'method'))
      return null;
    const described = has(object, 'error_description') || has(object, 'error_uri');
    const is = CODES.has(error) || (described && /^[\w.:/-]{1,100}$/u.test(error));
    if (!is) return null;
    const because = described ? 'It has `error` with a string, and a description.' : 'Its `error` is a code of OAuth.';
    return { title: 'OAuth error response', because };
  },
  judge(subject, _, report) {
    const document = documentIn(subject);
    if (!document) return;
    const { object, status: sent, statusSpan } = document;
    const reportAt = sayer(subject, document, 'The response', report);
    const error = get(object, 'error');
    if (typeof error !== 'string') return;
    if (!CODES.has(error) && !isSlot(error) && !/^[a-z]+:|\./iu.test(error)) {
      const near = nearest(error, CODES);
      reportAt(code, `has the error code ${named(error)}.${near === null ? '' : ` Use ${named(near)}.`}`, {
        member: 'error',
      });
    }
    const text = get(object, 'error_description');
    if (text !== undefined && typeof text !== 'string' && !lacks(document, 'error_description') && text !== null)
      reportAt(description, `has ${whatIs(text)}, as \`error_description\`.`, { member: 'error_description' });
    if (sent === null || !statusSpan) return;
    const atToken = error === 'invalid_grant' || error === 'unsupported_grant_type' || error === 'invalid_scope';
    if (atToken && (sent === 401 || sent === 403))
      return reportAt(status, `has \`"error": "${error}"\` with the status ${sent}. Use 400.`, {
        span: statusSpan,
        severity: 'warning',
      });
    const wrong = error === 'invalid_request' && sent > 400 ? null : statusFault(error, sent);
    if (wrong)
      reportAt(status, `has \`"error": "${error}"\` with the status ${sent}; ${wrong.what}.`, { span: statusSpan });
    else if (sent < 400 && CODES.has(error))
      reportAt(status, `has \`"error": "${error}"\` with the status ${sent} (success).`, {
        span: statusSpan,
        severity: 'warning',
      });
  },
});

/** Registered codes: the OAuth registry of extension errors, RFC 6749, 6750, 7591, 8628, 8707, 9449 and 9470, OpenID Connect. */
const CODES: ReadonlySet<string> = new Set(
  (
    'invalid_request invalid_client invalid_grant unauthorized_client unsupported_grant_type invalid_scope access_denied ' +
    'unsupported_response_type server_error temporarily_unavailable invalid_token insufficient_scope invalid_redirect_uri ' +
    'invalid_client_metadata invalid_software_statement unapproved_software_statement invalid_target interaction_required ' +
    'login_required account_selection_required consent_required invalid_request_uri invalid_request_object ' +
    'request_not_supported request_uri_not_supported registration_not_supported authorization_pending slow_down ' +
    'expired_token unsupported_token_type invalid_dpop_proof use_dpop_nonce insufficient_user_authentication ' +
    'invalid_authorization_details unmet_authentication_requirements missing_user_code invalid_user_code ' +
    'invalid_binding_message unknown_user_id expired_login_hint_token transaction_failed'
  ).split(' '),
);
