/** The weather app: a tool with a view (MCP Apps), a tool that only the view calls, and one without a view. */
import type { Behaviour } from '../call.ts';
import { VIEW_TYPE } from '../extensions/ids.ts';
import type { JsonRecord, ServerDefinition } from '../types.ts';
import { fail, objectSchema } from './content.ts';
import { cityNamed, CITY_NAMES, DAYS_SCHEMA, FORECAST_SCHEMA, forecastIn, luck } from './weather-data.ts';
import { WEATHER_VIEW } from './weather-view.ts';

/** The URI of the view. */
export const WEATHER_VIEW_URI = 'ui://weather-app/forecast';

const noCity = (name: unknown) =>
  fail(
    `There is no station in ${typeof name === 'string' ? name : 'this city'}. Known cities are ${CITY_NAMES.join(', ')}.`,
  );

/** The text is for the model and for hosts without views; the view shows the structured content. */
const showForecast: Behaviour = ({ city: name, days }) => {
  const city = cityNamed(name);
  if (!city) return [noCity(name)];
  const forecast = forecastIn(city, days);
  const text = `The forecast for ${city}: ${forecast.days.map(({ day, low, high, sky }) => `${day} ${low} to ${high} °C, ${sky}`).join('; ')}.`;
  return [{ do: 'result', result: { content: [{ type: 'text', text }], structuredContent: forecast } }];
};

const measureNow: Behaviour = ({ city: name }) => {
  const city = cityNamed(name);
  if (!city) return [noCity(name)];
  const now = { city, temperature: 8 + luck(`${city} now`, 20), wind: 5 + luck(`wind ${city}`, 40) };
  const text = `${city} now: ${now.temperature} °C, wind ${now.wind} km/h.`;
  return [{ do: 'result', result: { content: [{ type: 'text', text }], structuredContent: now } }];
};

/** The behaviors of its tools. */
export const weatherAppBehaviours: Readonly<Record<string, Behaviour>> = {
  show_forecast: showForecast,
  measure_now: measureNow,
};

const city: JsonRecord = {
  type: 'string',
  minLength: 1,
  description: 'Name of a city, such as Paris',
  examples: ['Paris'],
};

/** The server. */
export const weatherApp: ServerDefinition = {
  info: { name: 'weather-app', title: 'Weather app', version: '1.0.0' },
  instructions: 'Show the forecast of a city. Hosts with MCP Apps display it; others get it as text.',
  tools: [
    {
      name: 'show_forecast',
      title: 'Show the forecast',
      description: 'Shows the forecast for a city, for up to seven days, in a view.',
      inputSchema: objectSchema({ city, days: DAYS_SCHEMA }, ['city']),
      outputSchema: FORECAST_SCHEMA,
      annotations: { readOnlyHint: true, openWorldHint: true },
      _meta: { ui: { resourceUri: WEATHER_VIEW_URI, visibility: ['model', 'app'] } },
      does: 'show_forecast',
    },
    {
      name: 'measure_now',
      title: 'Measure now',
      description: 'Measures temperature and wind at the station of a city. Only the view calls it.',
      inputSchema: objectSchema({ city }),
      outputSchema: objectSchema({
        city: { type: 'string' },
        temperature: { type: 'number' },
        wind: { type: 'number' },
      }),
      annotations: { readOnlyHint: true, openWorldHint: true },
      _meta: { ui: { visibility: ['app'] } },
      does: 'measure_now',
    },
    {
      name: 'list_cities',
      title: 'List cities',
      description: 'Lists the cities that have a station.',
      inputSchema: { type: 'object', additionalProperties: false },
      annotations: { readOnlyHint: true },
      does: { answer: { content: [{ type: 'text', text: CITY_NAMES.join(', ') }] } },
    },
  ],
  resources: [
    {
      uri: WEATHER_VIEW_URI,
      name: 'forecast-view',
      title: 'Forecast',
      description: 'The view of the tool show_forecast. It loads nothing, and may write to the clipboard.',
      mimeType: VIEW_TYPE,
      _meta: {
        ui: {
          csp: { connectDomains: [], resourceDomains: [] },
          permissions: { clipboardWrite: {} },
          prefersBorder: true,
        },
      },
      text: WEATHER_VIEW,
    },
    {
      uri: 'weather://cities',
      name: 'cities',
      title: 'Cities',
      description: 'The cities that have a station.',
      mimeType: 'application/json',
      text: JSON.stringify(CITY_NAMES),
    },
  ],
  cache: { ttlMs: 60_000, cacheScope: 'public' },
};
