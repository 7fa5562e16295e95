#!/usr/bin/env node
/** The file that the package’s `bin` names. Everything else is loaded after the cache for compiled code is on, where Node has one. */
import module from 'node:module';

// Since Node 22.8.
if ('enableCompileCache' in module && typeof module.enableCompileCache === 'function') module.enableCompileCache();
const { main } = await import('./main.ts');
await main(process.argv.slice(2));
