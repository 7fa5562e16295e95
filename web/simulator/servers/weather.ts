/** Weather: tools with structured results, alerts that take time, and places as resources with completion. */
import type { Behaviour } from '../call.ts';
import { notFound } from '../methods/not-found.ts';
import type { JsonRecord, ServerDefinition, Step } from '../types.ts';
import { stringOf } from '../../protocol/values.ts';
import { fail, objectSchema, structuredResult } from './content.ts';
import {
  CITIES,
  CITY_NAMES,
  cityNamed,
  dayIn,
  DAYS_SCHEMA,
  FORECAST_SCHEMA,
  forecastIn,
  luck,
} from './weather-data.ts';

function noCity(name: unknown): Step {
  return fail(
    `There is no weather for ${stringOf(typeof name === 'string' ? name : '')}. Known cities are ${CITY_NAMES.join(', ')}.`,
  );
}

const getForecast: Behaviour = ({ city: name, days }) => {
  const city = cityNamed(name);
  return [city ? structuredResult(forecastIn(city, days)) : noCity(name)];
};

const getAlerts: Behaviour = ({ country }) => {
  const cities = CITIES[typeof country === 'string' ? country : ''] ?? [];
  const stations = cities.flatMap((city, index): Step[] => [
    { do: 'log', level: 'info', logger: 'stations', data: { station: city, wind: 20 + luck(city, 60) } },
    { do: 'progress', progress: index + 1, total: cities.length, message: `Received data from ${city}` },
    { do: 'wait', ms: 300 },
  ]);
  const alerts = cities
    .filter((city) => luck(city, 60) > 30)
    .map((city) => ({ city, kind: 'storm', wind: 20 + luck(city, 60) }));
  return [
    { do: 'log', level: 'debug', logger: 'alerts', data: `Asking ${cities.length} stations` },
    ...stations,
    ...(alerts.length > 0
      ? ([
          {
            do: 'log',
            level: 'warning',
            logger: 'alerts',
            data: `${alerts.length} ${alerts.length === 1 ? 'storm' : 'storms'}`,
          },
        ] satisfies Step[])
      : []),
    structuredResult({ country: stringOf(country ?? ''), alerts }),
  ];
};

const weatherNow: Behaviour = ({ city: name, country, uri }, { revision }) => {
  const city = cityNamed(name);
  if (!city || !CITIES[stringOf(country ?? '')]?.includes(city)) return [notFound(uri, revision)];
  const text = JSON.stringify({ city, ...dayIn(city, 'Monday') });
  return [{ do: 'result', result: { contents: [{ uri: uri ?? '', mimeType: 'application/json', text }] } }];
};

/** The behaviors of its tools and resources. */
export const weatherBehaviours: Readonly<Record<string, Behaviour>> = {
  get_forecast: getForecast,
  get_alerts: getAlerts,
  weather_now: weatherNow,
};

const country: JsonRecord = { type: 'string', enum: Object.keys(CITIES), description: 'A country with stations' };

/** The server. */
export const weather: ServerDefinition = {
  info: { name: 'weather', title: 'Weather', version: '1.2.0' },
  instructions: 'Get a forecast by the name of a city. Alerts query every station of a country and take a second.',
  tools: [
    {
      name: 'get_forecast',
      title: 'Forecast',
      description: 'The forecast for a city, for up to seven days.',
      inputSchema: objectSchema(
        {
          city: { type: 'string', minLength: 1, description: 'Name of the city, such as Paris', examples: ['Paris'] },
          days: DAYS_SCHEMA,
        },
        ['city'],
      ),
      outputSchema: FORECAST_SCHEMA,
      annotations: { readOnlyHint: true, openWorldHint: true },
      does: 'get_forecast',
    },
    {
      name: 'get_alerts',
      title: 'Alerts',
      description: 'Storms reported by the stations of a country. Logs each station’s report, and reports progress.',
      inputSchema: objectSchema({ country }),
      outputSchema: objectSchema({
        country: { type: 'string' },
        alerts: {
          type: 'array',
          items: objectSchema({ city: { type: 'string' }, kind: { type: 'string' }, wind: { type: 'number' } }),
        },
      }),
      annotations: { readOnlyHint: true, openWorldHint: true },
      does: 'get_alerts',
    },
  ],
  resources: [
    {
      uri: 'weather://cities',
      name: 'cities',
      title: 'Cities',
      description: 'The cities that have a station, by country.',
      mimeType: 'application/json',
      annotations: { audience: ['user', 'assistant'], priority: 0.8 },
      text: JSON.stringify(CITIES),
    },
  ],
  resourceTemplates: [
    {
      uriTemplate: 'weather://now/{country}/{city}',
      name: 'now',
      title: 'Weather now',
      description: 'The current report of a station.',
      mimeType: 'application/json',
      does: 'weather_now',
      complete: { country: Object.keys(CITIES), city: { by: 'country', of: CITIES } },
    },
  ],
  prompts: [
    {
      name: 'what_to_wear',
      title: 'What to wear',
      description: 'Asks for advice on clothes for a day in a city.',
      arguments: [
        { name: 'city', description: 'Where', required: true },
        { name: 'occasion', description: 'For what' },
      ],
      complete: { city: CITY_NAMES, occasion: ['a walk', 'a wedding', 'work'] },
      messages: [
        {
          role: 'user',
          content: {
            type: 'text',
            text: 'Get the forecast for {{city}} and tell me what to wear. Occasion: {{occasion}}',
          },
        },
      ],
    },
  ],
  can: { logging: true, completions: true, listChanged: true },
  cache: { ttlMs: 60_000, cacheScope: 'public' },
};
