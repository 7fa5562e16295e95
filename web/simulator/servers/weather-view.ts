/**
 * The view of the weather app: one HTML document that loads nothing. It introduces itself to its host, shows the arguments and the
 * result of a call, and sends one message of each kind that a view may send.
 */

const STYLE = `
:root { color-scheme: light dark; font-family: var(--font-sans, system-ui, sans-serif); }
body { margin: 0; padding: 12px; background: var(--color-background-primary, transparent); color: var(--color-text-primary, CanvasText); }
h1 { font-size: 1rem; margin: 0 0 8px; }
ol { display: flex; flex-wrap: wrap; gap: 8px; list-style: none; margin: 0 0 8px; padding: 0; }
li { border: 1px solid var(--color-border-primary, GrayText); border-radius: 6px; padding: 8px; min-width: 5.5em; }
li b { display: block; font-size: 1.1em; }
button { font: inherit; margin: 0 4px 4px 0; }
p { margin: 4px 0; min-height: 1.3em; }`;

const SCRIPT = `
const PROTOCOL = '2026-01-26';
const by = (id) => document.getElementById(id);
const waiting = new Map();
let next = 1;
let city = null;

const post = (message) => window.parent.postMessage({ jsonrpc: '2.0', ...message }, '*');
const notify = (method, params) => post({ method, params });
const request = (method, params) =>
  new Promise((resolve, reject) => {
    const id = next++;
    waiting.set(id, { resolve, reject });
    post({ id, method, params });
  });
const say = (text) => { by('status').textContent = text; };
const resized = () => {
  const { width, height } = document.documentElement.getBoundingClientRect();
  notify('ui/notifications/size-changed', { width: Math.ceil(width), height: Math.ceil(height) });
};

function adopt({ theme, styles } = {}) {
  if (theme) document.documentElement.style.colorScheme = theme;
  const variables = (styles && styles.variables) || {};
  for (const name of Object.keys(variables)) document.documentElement.style.setProperty(name, variables[name]);
}

function show(forecast) {
  city = forecast.city;
  by('title').textContent = 'Weather in ' + city;
  by('days').replaceChildren(
    ...forecast.days.map(({ day, high, low, sky }) => {
      const item = document.createElement('li');
      const temperature = document.createElement('b');
      temperature.textContent = high + ' °C';
      item.append(day, temperature, 'low ' + low + ', ' + sky);
      return item;
    }),
  );
  for (const button of document.querySelectorAll('button')) button.disabled = false;
  resized();
}

function result({ structuredContent, isError, content }) {
  if (structuredContent && structuredContent.days) show(structuredContent);
  else if (isError) say(content && content[0] ? content[0].text : 'The tool failed.');
}

const NOTES = {
  'ui/notifications/tool-input': (params) => say('Loading ' + ((params.arguments || {}).city || 'the forecast') + ' …'),
  'ui/notifications/tool-result': (params) => { say(''); result(params); },
  'ui/notifications/tool-cancelled': () => say('The call was canceled.'),
  'ui/notifications/host-context-changed': adopt,
};

window.addEventListener('message', ({ source, data }) => {
  if (source !== window.parent || !data || data.jsonrpc !== '2.0') return;
  if (data.method === undefined) {
    const open = waiting.get(data.id);
    waiting.delete(data.id);
    if (open && data.error) open.reject(new Error(data.error.message));
    else if (open) open.resolve(data.result);
  } else if (data.id === undefined) {
    const handle = NOTES[data.method];
    if (handle) handle(data.params || {});
  } else if (data.method === 'ui/resource-teardown' || data.method === 'ping') {
    post({ id: data.id, result: {} });
  } else {
    post({ id: data.id, error: { code: -32601, message: 'Method not found' } });
  }
});

const ACTIONS = {
  measure: async () => {
    const { structuredContent: now } = await request('tools/call', { name: 'measure_now', arguments: { city } });
    say(city + ' now: ' + now.temperature + ' °C, wind ' + now.wind + ' km/h.');
  },
  remember: async () => {
    const text = 'The user looks at the forecast for ' + city + '.';
    await request('ui/update-model-context', { content: [{ type: 'text', text }] });
    say('The model knows what you look at.');
  },
  ask: async () => {
    const text = 'What should I wear in ' + city + '?';
    const { isError } = await request('ui/message', { role: 'user', content: [{ type: 'text', text }] });
    say(isError ? 'The host refused the message.' : 'The question is in the conversation.');
  },
  link: async () => {
    const { isError } = await request('ui/open-link', { url: 'https://example.com/weather' });
    say(isError ? 'The host refused to open the link.' : 'The host opened the link.');
  },
  copy: async () => {
    await navigator.clipboard.writeText(by('title').textContent + ': ' + by('days').innerText);
    say('The forecast is in the clipboard.');
  },
  larger: async () => {
    const { mode } = await request('ui/request-display-mode', { mode: 'fullscreen' });
    say('The host displays the view ' + (mode === 'fullscreen' ? 'on the full screen.' : mode + '.'));
  },
};
for (const id of Object.keys(ACTIONS))
  by(id).addEventListener('click', () => ACTIONS[id]().catch(({ message }) => say('The host answered: ' + message)));

request('ui/initialize', {
  protocolVersion: PROTOCOL,
  appInfo: { name: 'weather-view', version: '1.0.0' },
  appCapabilities: { availableDisplayModes: ['inline', 'fullscreen'] },
}).then(({ hostContext }) => {
  adopt(hostContext);
  notify('ui/notifications/initialized');
  resized();
}, ({ message }) => say('The host answered: ' + message));`;

/** The document. */
export const WEATHER_VIEW = `<!DOCTYPE html>
<html lang="en">
<head><meta charset="utf-8"><title>Weather</title><style>${STYLE}
</style></head>
<body>
<h1 id="title">Weather</h1>
<ol id="days"></ol>
<button id="measure" disabled>Measure now</button>
<button id="remember" disabled>Tell the model</button>
<button id="ask" disabled>Ask what to wear</button>
<button id="link" disabled>Open the source</button>
<button id="copy" disabled>Copy</button>
<button id="larger" disabled>Full screen</button>
<p id="status" role="status"></p>
<script>${SCRIPT}
</script>
</body>
</html>
`;
