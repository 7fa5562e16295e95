import { findFirefox } from '../../scripts/browsers.mjs';
import { startFirefox } from './firefox.ts';
import { journeyIn } from './journey.ts';

const program = findFirefox();
journeyIn('Firefox', program === undefined ? null : (options) => startFirefox(program, options));
