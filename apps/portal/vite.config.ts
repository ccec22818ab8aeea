import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { shellParts } from './shell-parts';

/** The two Latin files carry the first paint; the others wait for a character of their range. */
const preloadFirstFonts = (): Plugin => ({
  name: 'preload-first-fonts',
  apply: 'build',
  transformIndexHtml: (_html, { bundle }) =>
    Object.keys(bundle ?? {})
      .filter((file) => /geist-latin-wght-normal.*\.woff2$/.test(file))
      .map((file) => ({
        tag: 'link',
        attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
        injectTo: 'head' as const,
      })),
});

const SERVICE = `http://127.0.0.1:${process.env.PORT ?? 4000}`;
const LOGIN_AREA = 'http://127.0.0.1:5174';
const PROXIED = ['/api', '/static', '/domain', '/apihub', '/sync', '/v2', '/sr-documents', '/health'];

export default defineConfig({
  plugins: [react(), tailwindcss(), preloadFirstFonts()],
  resolve: {
    conditions: ['source', 'module', 'browser', 'development|production'],
    dedupe: ['react', 'react-dom', 'react-router', '@tanstack/react-query', 'three', '@react-three/fiber'],
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    proxy: {
      ...Object.fromEntries(PROXIED.map((path) => [path, { target: SERVICE, ws: path === '/v2' }])),
      '/login-area': { target: LOGIN_AREA, ws: true },
    },
  },
  build: {
    target: 'es2022',
    sourcemap: false,
    manifest: true,
    // The list of the files of every screen would be part of every first load; the start alone asks ahead.
    modulePreload: {
      resolveDependencies: (_file, parts, { hostId }) =>
        /(^|\/)index-[^/]*\.js$/.test(hostId) ? parts : parts.filter((part) => part.endsWith('.css')),
    },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // A list of these names stands in every part that loads others: short ones keep it short.
        chunkFileNames: 'assets/[hash].js',
        // Rarely changing code is cached by itself. Only packages that are used whole: a group also takes code that a single far screen
        // uses.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(\.pnpm\/)?(react|react-dom|scheduler)[@/]/, priority: 30 },
            { name: 'router', test: /node_modules\/(\.pnpm\/)?react-router[@/]/, priority: 20 },
            // Nearly every screen asks the service and has a widget made of these: they come with the shell instead of with each screen.
            { name: 'query', test: /node_modules\/@tanstack\/(query-core|react-query)\//, priority: 20 },
            {
              name: 'widget-parts',
              test: /node_modules\/@radix-ui\/(primitive|react-(slot|compose-refs|context|primitive|direction|id|use-[a-z-]+))\//,
              priority: 20,
            },
            { name: shellParts(), priority: 10, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
});
