#!/usr/bin/env node
/** The file that the package’s `bin` names. Everything else is loaded after the cache for compiled code is on, where Node has one. */
import module from 'node:module';

// Since Node 22.8.
if ('enableCompileCache' in module && typeof module.enableCompileCache === 'function') module.enableCompileCache();
// Arguments are relative to the current folder, even if npm was started in another one and a script changed to this.
process.env['INIT_CWD'] = process.cwd();
const args = process.argv.slice(2);
const [, script] = process.argv;
const { onOneCore, wantsOneCore } = await import('./one-core.ts');
if (script !== undefined && wantsOneCore(args)) {
  process.exitCode = await onOneCore(script, args);
} else {
  const { main } = await import('./main.ts');
  await main(args);
}
