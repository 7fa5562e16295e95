// `node --import` of this file lets the conformance suite start on Node 20. The suite imports `globSync`, which was added in
// Node 22, but does not call it when it tests a server.
import * as fs from 'node:fs';
import { register } from 'node:module';

if (!('globSync' in fs)) register('./resolve.mjs', import.meta.url);
