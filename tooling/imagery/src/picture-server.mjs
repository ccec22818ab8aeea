import path from 'node:path';
import { createServer } from 'vite';

/** Serves the page that draws a picture; also loads TypeScript: the catalogue's recipes and their data. */
export const startPictureServer = async () => {
  const server = await createServer({
    configFile: false,
    root: path.join(import.meta.dirname, 'page'),
    logLevel: 'warn',
    resolve: { conditions: ['source', 'module', 'browser', 'development|production'], dedupe: ['three', 'react'] },
    ssr: { resolve: { conditions: ['source', 'module', 'node', 'development|production'], externalConditions: ['source', 'node'] } },
    optimizeDeps: { include: ['three', 'three/addons/postprocessing/Pass.js'] },
    cacheDir: path.join(import.meta.dirname, '..', 'node_modules', '.vite'),
    server: { host: '127.0.0.1', port: 0, watch: null, hmr: false, fs: { strict: false } },
  });
  await server.listen();
  const { port } = server.httpServer.address();
  return {
    origin: `http://127.0.0.1:${port}`,
    /** @param {string} id a package, or a path from the page */
    load: (id) => server.ssrLoadModule(id),
    close: () => server.close(),
  };
};
