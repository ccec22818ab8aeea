#!/usr/bin/env node
// typecheck -p <folder>: checks types by the native compiler (decision 046). Packages are checked side by side, so each has one checker:
// a second one would look at much of the same again.
process.argv.push('--checkers', '1');
await import(new URL('bin/tsc', import.meta.resolve('typescript-native/package.json')).href);
