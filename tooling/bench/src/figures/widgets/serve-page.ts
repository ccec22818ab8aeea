import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { build, preview } from 'vite';

const KIT = fileURLToPath(new URL('../../../../../packages/ui-kit/src', import.meta.url));

/** Builds the page of all kits as an app is built, minified and for production, and serves it on a free port. */
export const servePage = async () => {
  const outDir = await mkdtemp(join(tmpdir(), 'candil-widgets-'));
  const shared = { configFile: false, root: fileURLToPath(new URL('page', import.meta.url)), logLevel: 'error' } as const;
  await build({
    ...shared,
    plugins: [tailwindcss()],
    // The sources of ours, but not by the condition `source`: the other kits have one too, and are meant as published.
    resolve: { alias: [{ find: /^@candil\/ui-kit\/([\w-]+)$/, replacement: `${KIT}/$1/$1.tsx` }], dedupe: ['react', 'react-dom'] },
    build: { outDir, emptyOutDir: true, target: 'esnext', chunkSizeWarningLimit: 4000 },
  });
  const server = await preview({ ...shared, build: { outDir }, preview: { host: '127.0.0.1', port: 0 } });
  const address = server.resolvedUrls?.local[0];
  if (!address) throw new Error('The page of the kits has no address');
  return {
    address,
    stop: async () => {
      await server.close();
      await rm(outDir, { recursive: true, force: true });
    },
  };
};
