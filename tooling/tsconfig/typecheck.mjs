#!/usr/bin/env node
// typecheck -p <folder>: checks types by the native compiler (decision 046). Packages are checked side by side, so each has one checker:
// a second one would look at much of the same again.
process.argv.push('--checkers', '1');
// A program ends before its garbage pays for a collection: a quarter of the CPU time. The limit keeps a larger one in memory.
process.env.GOGC ??= 'off';
process.env.GOMEMLIMIT ??= '3GiB';
await import(new URL('bin/tsc', import.meta.resolve('typescript-native/package.json')).href);
