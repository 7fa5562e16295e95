import { findWebKit } from '../../scripts/browsers.mjs';
import { journeyIn } from './journey.ts';
import { startWebKit } from './webkit.ts';

const programs = findWebKit();
journeyIn('WebKit', programs === undefined ? null : (options) => startWebKit(programs, options));
