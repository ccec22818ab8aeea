import { basename } from 'node:path';

// A thread of its own: it does not read TypeScript because the service does. Tests start many, and bring the bundles of one build.
const source = process.argv[2] ?? '';
const bundles = process.env.CANDIL_TEST_PROGRAM;
if (bundles === undefined) {
  const { register } = await import('tsx/esm/api');
  register();
  await import(source);
} else await import(new URL(`${basename(source, '.ts')}.js`, bundles).href);
