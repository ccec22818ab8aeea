import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const WITHOUT = ['react', 'react-dom', 'react/jsx-runtime'];

/** A module of this text, so that what is measured needs no file. */
const asEntry = (code) => ({
  name: 'entry',
  resolveId: (id) => (id === 'entry' ? join(HERE, 'entry.ts') : undefined),
  load: (id) => (id === join(HERE, 'entry.ts') ? code : undefined),
});

/** KiB, gzipped, that a package adds to a bundle besides React, by the bundler of our own apps. */
export const bundledKib = async (code) => {
  const bundle = await rolldown({
    input: 'entry',
    plugins: [asEntry(code)],
    resolve: { conditionNames: ['source', 'import', 'default'] },
    external: WITHOUT,
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    logLevel: 'silent',
  });
  const { output } = await bundle.generate({ format: 'esm', minify: true, comments: false });
  return gzipSync(output[0].code, { level: 9 }).length / 1024;
};
