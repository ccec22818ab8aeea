import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

const KIB = 1024;

it('a browser that calls an endpoint loads at most 25 KiB, and no schema', async () => {
  const { outputFiles, metafile } = await build({
    stdin: {
      contents: `
        import { createApiClient, routes } from './src/index';
        const client = createApiClient({ services: {}, onSessionLost: () => undefined });
        client.call(routes.getAccount);`,
      resolveDir: new URL('..', import.meta.url).pathname,
    },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['source'],
    write: false,
    metafile: true,
  });
  expect(gzipSync(outputFiles[0]?.contents ?? '').length).toBeLessThanOrEqual(25 * KIB);
  expect(Object.keys(metafile.inputs).filter((path) => path.includes('/zod/'))).toEqual([]);
});
