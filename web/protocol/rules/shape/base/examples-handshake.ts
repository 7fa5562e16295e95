/** Examples for the types of the handshake, by requirement id. */
import type { Example } from '../../define.ts';
import type { ShapeExample } from '../define.ts';
import { example } from '../../envelope/meaning-examples.ts';
import { able, FIRST, hello, icon, LEGACY, MODERN, offering, SECOND, shown, THIRD, welcome } from './example-texts.ts';

/** An `initialize` request with these parameters; `mark` is the `params` key as it is written there. */
const opening = (params: string, revision = LEGACY, mark = '"params"'): Example =>
  example(revision, `{"jsonrpc":"2.0","id":1,"method":"initialize",${mark}:{${params}}}`);
const opened = (result: string, revision = LEGACY, mark = '"result"'): Example =>
  example(revision, `{"jsonrpc":"2.0","id":1,${mark}:{${result}}}`);
const VERSION = '"protocolVersion":"2025-11-25"';
const NONE = '"capabilities":{}';
const CLIENT = '"clientInfo":{"name":"demo","version":"1.0.0"}';
const SERVER = '"serverInfo":{"name":"demo","version":"1.0.0"}';
const PICTURE = '"src":"https://example.com/i.png"';
const RIGHT_HELLO = hello('"roots":{"listChanged":true},"sampling":{}');
const RIGHT_WELCOME = welcome('"tools":{"listChanged":true},"resources":{"subscribe":true}');

/** Examples by requirement id. */
export const handshakeExamples: Readonly<Record<string, readonly ShapeExample[]>> = {
  'capabilities/array-of-names': shown(
    RIGHT_HELLO,
    opening(`${VERSION},"capabilities":⟦["roots"]⟧,${CLIENT}`),
    opened(`${VERSION},"capabilities":⟦["tools","prompts"]⟧,${SERVER}`),
  ),
  'capabilities/client-boolean': shown(
    RIGHT_HELLO,
    hello('"roots":⟦true⟧', FIRST),
    hello('"elicitation":⟦"form"⟧', THIRD),
    hello('"sampling":{"tools":⟦true⟧}'),
  ),
  'capabilities/experimental-value': shown(
    hello('"experimental":{"beta":{}}'),
    hello('"experimental":{"beta":⟦true⟧}', THIRD),
    welcome('"experimental":{"beta":⟦"on"⟧}', FIRST),
  ),
  'capabilities/false-value': shown(
    RIGHT_WELCOME,
    welcome('"prompts":⟦false⟧', FIRST),
    welcome('"tools":{},"completions":⟦false⟧'),
  ),
  'capabilities/flag-boolean': shown(
    [RIGHT_WELCOME, offering('"tools":{}')],
    welcome('"prompts":{"listChanged":⟦1⟧}', FIRST),
    welcome('"tools":{"listChanged":⟦"true"⟧}'),
    offering('"resources":{"subscribe":⟦{}⟧}'),
  ),
  'capabilities/list-changed-type': shown(RIGHT_HELLO, hello('"roots":{"listChanged":⟦"true"⟧}', FIRST)),
  'capabilities/not-object': shown(
    [RIGHT_WELCOME, offering('"tools":{}')],
    welcome('"tools":⟦["add"]⟧', FIRST),
    welcome('"logging":⟦"info"⟧'),
    offering('"tools":⟦true⟧'),
  ),
  'capabilities/null-value': shown(
    RIGHT_WELCOME,
    welcome('"tools":{},"prompts":⟦null⟧', THIRD),
    hello('"sampling":⟦null⟧'),
  ),
  'capabilities/server-boolean': shown(RIGHT_WELCOME, welcome('"tools":⟦true⟧', FIRST), welcome('"resources":⟦true⟧')),
  'capabilities/stateless-boolean': shown(
    able('"elicitation":{}'),
    able('"elicitation":⟦true⟧'),
    able('"elicitation":{"url":⟦true⟧}'),
  ),
  'capabilities/subscribe-type': shown(RIGHT_WELCOME, welcome('"resources":{"subscribe":⟦{}⟧}', THIRD)),
  'extensions/not-a-map': shown(
    able('"extensions":{"com.example/charts":{}}'),
    able('"extensions":⟦["com.example/charts"]⟧'),
    offering('"extensions":⟦"com.example/charts"⟧'),
  ),
  'extensions/settings-not-object': shown(
    able('"extensions":{"com.example/charts":{}}'),
    able('"extensions":{"com.example/charts":⟦true⟧}'),
    offering('"extensions":{"com.example/charts":⟦null⟧}'),
  ),
  'icons/not-array': shown(
    icon(PICTURE),
    hello('', LEGACY, `,"icons":⟦{${PICTURE}}⟧`),
    hello('', LEGACY, ',"icons":[⟦"https://example.com/i.png"⟧]'),
  ),
  'icons/since-2025-11-25': shown(hello('', THIRD), hello('', THIRD, `,⟦"icons"⟧:[{${PICTURE}}]`)),
  'icons/sizes-type': shown(
    [icon(`${PICTURE},"sizes":["48x48"]`), icon(`${PICTURE},"sizes":["any"]`, MODERN)],
    icon(`${PICTURE},"sizes":⟦"48x48"⟧`),
    icon(`${PICTURE},"sizes":[⟦{"width":48}⟧]`, MODERN),
  ),
  'icons/src-missing': shown(icon(PICTURE), hello('', LEGACY, ',"icons":[⟦{"mimeType":"image/png"}⟧]')),
  'icons/theme-value': shown(
    [icon(`${PICTURE},"theme":"dark"`), icon(`${PICTURE},"theme":"light"`, MODERN)],
    icon(`${PICTURE},"theme":⟦"auto"⟧`),
    icon(`${PICTURE},"theme":⟦1⟧`, MODERN),
  ),
  'implementation/details-since-2025-11-25': shown(
    hello('', THIRD),
    hello('', THIRD, ',⟦"description"⟧:"A demo"'),
    welcome('', FIRST, ',⟦"websiteUrl"⟧:"https://example.com"'),
  ),
  'implementation/title-since-2025-06-18': shown(hello('', FIRST), hello('', FIRST, ',⟦"title"⟧:"Demo"')),
  'implementation/title-type': shown(hello('', THIRD, ',"title":"Demo"'), hello('', THIRD, ',"title":⟦["Demo"]⟧')),
  'implementation/website-url-format': shown(
    hello('', LEGACY, ',"websiteUrl":"https://example.com/about"'),
    welcome('', LEGACY, ',"websiteUrl":⟦{"href":"https://example.com"}⟧'),
  ),
  'lifecycle/client-info-name-missing': shown(
    RIGHT_HELLO,
    opening(`${VERSION},${NONE},⟦"clientInfo"⟧:{"version":"1.0.0"}`, THIRD),
  ),
  'lifecycle/client-info-version-missing': shown(
    RIGHT_HELLO,
    opening(`${VERSION},${NONE},⟦"clientInfo"⟧:{"name":"demo"}`, FIRST),
  ),
  'lifecycle/initialize-capabilities-missing': shown(
    RIGHT_HELLO,
    opening(`${VERSION},${CLIENT}`, LEGACY, '⟦"params"⟧'),
  ),
  'lifecycle/initialize-client-info-missing': shown(
    RIGHT_HELLO,
    opening(`${VERSION},${NONE}`, THIRD, '⟦"params"⟧'),
    opening(`${VERSION},${NONE},"clientInfo":⟦"demo 1.0.0"⟧`),
  ),
  'lifecycle/initialize-params-missing': shown(
    RIGHT_HELLO,
    example(FIRST, '⟦{"jsonrpc":"2.0","id":1,"method":"initialize"}⟧'),
  ),
  'lifecycle/initialize-protocol-version-missing': shown(
    RIGHT_HELLO,
    opening(`${NONE},${CLIENT}`, SECOND, '⟦"params"⟧'),
    opening(`"protocol_version":"2025-11-25",${NONE},${CLIENT}`, LEGACY, '⟦"params"⟧'),
  ),
  'lifecycle/initialize-protocol-version-type': shown(
    RIGHT_HELLO,
    opening(`"protocolVersion":⟦null⟧,${NONE},${CLIENT}`),
    opening(`"protocolVersion":⟦null⟧,${NONE},${CLIENT}`, FIRST),
  ),
  'lifecycle/instructions-type': shown(
    opened(`${VERSION},${NONE},${SERVER},"instructions":"Ask for a city."`),
    opened(`${VERSION},${NONE},${SERVER},"instructions":⟦["Ask for a city."]⟧`),
  ),
  'lifecycle/result-capabilities-missing': shown(RIGHT_WELCOME, opened(`${VERSION},${SERVER}`, FIRST, '⟦"result"⟧')),
  'lifecycle/result-protocol-version-missing': shown(RIGHT_WELCOME, opened(`${NONE},${SERVER}`, THIRD, '⟦"result"⟧')),
  'lifecycle/result-server-info-missing': shown(RIGHT_WELCOME, opened(`${VERSION},${NONE}`, LEGACY, '⟦"result"⟧')),
  'lifecycle/server-info-version-missing': shown(
    RIGHT_WELCOME,
    opened(`${VERSION},${NONE},⟦"serverInfo"⟧:{"name":"demo"}`),
    opened(`${VERSION},${NONE},⟦"serverInfo"⟧:{}`, FIRST),
  ),
};
