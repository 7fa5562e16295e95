/** Complaints of the MCP Registry about `server.json` and packages. */
import { complaintsAbout } from '../define.ts';
import { SERVER_JSON } from './steps.ts';

const REGISTRY = 'MCP Registry and `mcp-publisher`';

/** What the registry refuses. */
export const registry = complaintsAbout(
  'registry',
  [
    {
      id: 'registry-422-registrytype',
      title: '`server.json` must have the required members, in camelCase',
      signs: [
        /expected required property \w{1,60} to be present/,
        /message":\s{0,8}"unexpected property"/,
        /unexpected property"/,
      ],
      says: 'A member is missing or unknown. Names are in camel case since September 2025.',
      causes: [
        'Old names, such as `registry_type` or `environment_variables`.',
        'An old `mcp-publisher` rewrites the file.',
      ],
    },
    {
      id: 'registry-422-description',
      title: '`description` must have 1 to 100 characters',
      signs: [/expected length (?:<=|>=) \d{1,6}/],
      says: '`description` is empty or longer than 100 characters.',
      causes: ['A long sentence of the README was pasted.'],
    },
    {
      id: 'registry-npm-missing-mcpname',
      title: 'The published `package.json` must have `mcpName`',
      signs: [/is missing required 'mcpName' field/],
      says: 'The published `package.json` has no `mcpName`.',
      causes: ['The version was published before the member was added: publish a new one.'],
    },
    {
      id: 'registry-npm-mismatch',
      title: '`mcpName` must equal the `name` of the server',
      signs: [/ownership validation failed\. Expected mcpName/, /ownership validation failed/],
      says: '`mcpName` of the package and the name of the server differ.',
      causes: ['Upper and lower case.', 'The server was renamed.'],
    },
    {
      id: 'registry-npm-404',
      title: 'The version of the package must be published first',
      signs: [/NPM package '[^'\n]{1,214}?' not found/, /PyPI package '[^'\n]{1,214}?' not found/],
      says: 'The package does not have this version.',
      causes: ['The package is not published yet.', 'The version in `server.json` is not the published one.'],
    },
    {
      id: 'registry-pypi-ownership',
      title: 'The README on PyPI must have a line `mcp-name: NAME`',
      signs: [
        /ownership validation failed\. The server name [^\n]{1,300}? must appear as 'mcp-name:/,
        /must appear as 'mcp-name:/,
      ],
      says: 'The README on PyPI has no line with `mcp-name:`.',
      causes: ['Add the line, as an HTML comment if you like, and publish a new version.'],
      over: ['registry-npm-mismatch'],
    },
    {
      id: 'registry-version-latest',
      title: '`version` must be one version, not `latest` or a range',
      signs: [/version string 'latest' is reserved/, /version must be a specific version, not a range/],
      says: 'A version is `latest` or a range.',
      causes: ['`latest`, `^1.2.0`, `1.x` or `>=1` instead of one version.'],
    },
    {
      id: 'registry-base-url',
      title: '`registryBaseUrl` must be the public registry of `registryType`',
      signs: [/unsupported registry base URL/, /registry type and base URL do not match/],
      says: 'Only the public package registries are allowed.',
      causes: ['A private mirror.', 'The URL belongs to another `registryType`.'],
    },
    {
      id: 'registry-remote-url',
      title: 'The URL of a remote must be public',
      signs: [/invalid remote URL/, /invalid package transport URL/],
      says: 'The URL of a remote or of a package transport is not allowed.',
      causes: ['`localhost` in `remotes`.', 'A `{variable}` that is not declared.', 'A URL beside `stdio`.'],
    },
    {
      id: 'registry-argument-shape',
      title: '`name` and `value` of an argument must be separate',
      signs: [
        /argument (?:value|default) cannot start with the argument name/,
        /named argument name is required/,
        /invalid named argument name format/,
        /positional argument must provide/,
      ],
      says: 'The name and value of an argument are mixed up.',
      causes: [
        '`value` repeats the name.',
        'A positional argument has neither `value` nor `valueHint`.',
        'A name has spaces.',
      ],
    },
    {
      id: 'registry-name-format',
      title: '`name` must be `namespace/name`, with a reverse DNS namespace',
      signs: [/server name format is invalid/, /server name cannot contain multiple slashes/],
      says: 'The name must be a reverse domain, one slash and a name.',
      causes: ['A name without a domain.', 'The path of a repository.', 'Underscores or spaces in the domain.'],
    },
    {
      id: 'registry-schema-deprecated',
      title: '`$schema` must be the current version',
      signs: [/deprecated schema detected/, /schema version \S{1,120} is not supported/],
      says: '`$schema` names an older version.',
      causes: ['The file was written for an earlier schema: migrate it.'],
    },
    {
      id: 'registry-403',
      title: 'The login must be for the namespace in `name`',
      signs: [/You do not have permission to publish this server/],
      says: 'The login is for another namespace.',
      causes: [
        'The membership in the organization is not public.',
        'Upper and lower case of the owner.',
        'A domain without its own login.',
      ],
    },
    {
      id: 'registry-stdio-url',
      title: 'Each transport must have a `url`, except `stdio`',
      signs: [/url must be empty for \S{1,40} transport type/, /url is required for \S{1,40} transport type/],
      says: '`transport.url` is beside `stdio`, or is missing beside a remote type.',
      causes: ['The template still has an empty `url`.'],
    },
    {
      id: 'registry-remote-type',
      title: '`type` of a remote must be `streamable-http` or `sse`',
      signs: [/unsupported transport type(?: for remotes)?:/],
      says: 'The transport type is not `stdio`, `streamable-http` or `sse`.',
      causes: ['`http`, `streamableHttp` or `websocket`.', '`stdio` in `remotes`.'],
    },
    {
      id: 'registry-template-variable',
      title: 'Variables in a URL must be declared',
      signs: [/template variables in URL [^\n]{1,300}? reference undefined variables/, /reference undefined variables/],
      says: 'A `{name}` in the URL is not declared.',
      causes: ['`remotes`: add it to `variables`.', '`packages`: it must be an argument or an environment variable.'],
      over: ['registry-remote-url'],
    },
    {
      id: 'registry-website-https',
      title: '`websiteUrl` and icons must be absolute `https` URLs',
      signs: [
        /websiteUrl must (?:use https scheme|be absolute)/,
        /icon src must (?:use https scheme|be an absolute URL)/,
      ],
      says: '`websiteUrl` or an icon is not an absolute `https` URL.',
      causes: ['The URL has `http` or is relative.'],
    },
    {
      id: 'registry-name-missing-slash',
      title: '`name` must be `namespace/name`, with a reverse DNS namespace',
      signs: [/server name must be in format 'dns-namespace\/name'/],
      says: 'The name has no slash, or an empty part.',
      causes: ['The name of the package is used as the name of the server.'],
    },
    {
      id: 'registry-meta-4kb',
      title: 'The publisher’s part of `_meta` must have at most 4 kB',
      signs: [/publisher-provided extension exceeds 4KB/],
      says: '`_meta` is larger than 4 KB.',
      causes: ['It contains a README or a list of tools.'],
    },
    {
      id: 'registry-oci-annotation',
      title: 'The image must have a label with the name of the server',
      signs: [/is missing required annotation/, /OCI image ownership validation failed/],
      says: 'The image lacks the label with the name of the server.',
      causes: ['`LABEL` is in an earlier build stage.', 'The image was built before the label was added.'],
      over: ['registry-npm-mismatch'],
    },
    {
      id: 'registry-mcpb-url',
      title: 'The URL of the bundle must be public and contain `mcp`',
      signs: [
        /MCPB package URL must contain 'mcp'/,
        /invalid MCPB package URL/,
        /MCPB package '[^'\n]{1,500}?' is not publicly accessible/,
      ],
      says: 'The `identifier` of a bundle must be a public `https` URL that contains `mcp`.',
      causes: ['The file name lacks `mcp`.', 'The release is a draft, or the repository is private.'],
    },
  ].map((row) => ({ ...row, emitter: REGISTRY, next: [SERVER_JSON] })),
);
