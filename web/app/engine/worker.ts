/** The entry of the worker. No other module imports it: WebKit runs an imported entry of a worker a second time. */
import { start } from './checker.ts';

start();
