import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url));

const SERVICE = `http://127.0.0.1:${process.env.PORT ?? 4000}`;

const BASE = '/iframe/';

/**
 * Names the editor in the page, so that it is fetched beside the start that asks for it, which a slow phone runs half a second later. The
 * poster goes before it.
 */
const fetchEditorAhead = (): Plugin => ({
  name: 'fetch-editor-ahead',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_page, { bundle = {} }) => {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const frame = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/start/open-frame.tsx'));
      const start = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/index.html'));
      if (frame === undefined || start === undefined) throw new Error('The page does not know where the editor is');
      // Styles that are asked for here would hold back the load event of the page around.
      const files = [frame.fileName, ...frame.imports.filter((file) => !start.imports.includes(file))];
      return files.map((file) => ({
        tag: 'link',
        injectTo: 'head' as const,
        attrs: { rel: 'modulepreload', crossorigin: true, fetchpriority: 'low', href: `${BASE}${file}` },
      }));
    },
  },
});

export default defineConfig({
  base: BASE,
  plugins: [react(), tailwindcss(), fetchEditorAhead()],
  resolve: {
    conditions: ['source', 'module', 'browser', 'development|production'],
    dedupe: ['react', 'react-dom', 'three', '@react-three/fiber'],
    // The shim is for React before 18; react-i18next loads it first thing.
    alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }],
  },
  server: {
    host: '127.0.0.1',
    port: 5175,
    strictPort: true,
    proxy: { '/api': SERVICE, '/static': SERVICE },
  },
  build: {
    target: 'es2022',
    sourcemap: false,
    manifest: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      // The frame is an entry, so that what it always loads is known as initial.
      input: [path('index.html'), path('src/start/open-frame.tsx')],
      output: {
        codeSplitting: {
          groups: [
            {
              // The bundler cuts wherever a lazy part shares a module with the editor: forty files of a few hundred bytes that compress badly.
              // The start runs before the poster and shares the rest: of texts the languages, of the contract the messages.
              name: 'editor',
              tags: ['$initial'],
              test: /\/(node_modules|packages\/(configurator|configurator-ui|configurator-3d\/src\/drawing|domain|i18n\/src\/(format|react|texts)|ui-kit))\//,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
    // Only the start asks ahead: what a part is made of is fetched with it.
    modulePreload: {
      // It is asked ahead where the browser can; the others fetch a part when they read of it.
      polyfill: false,
      resolveDependencies: (_file, parts, { hostId, hostType }) =>
        hostType === 'html' || /(^|\/)index-[^/]*\.js$/.test(hostId) ? parts : parts.filter((part) => part.endsWith('.css')),
    },
  },
});
