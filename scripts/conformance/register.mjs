// `node --import` of this file lets the conformance suite start on Node 20: it imports `globSync`, which came with Node 22, and
// does not call it where it tests a server.
import * as fs from 'node:fs';
import { register } from 'node:module';

if (!('globSync' in fs)) register('./resolve.mjs', import.meta.url);
