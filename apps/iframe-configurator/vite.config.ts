import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const SERVICE = `http://127.0.0.1:${process.env.PORT ?? 4000}`;

export default defineConfig({
  base: '/iframe/',
  plugins: [react(), tailwindcss()],
  resolve: {
    conditions: ['source', 'module', 'browser', 'development|production'],
    dedupe: ['react', 'react-dom', 'three', '@react-three/fiber'],
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
    // Only the start asks ahead: what a part is made of is fetched with it.
    modulePreload: {
      resolveDependencies: (_file, parts, { hostId }) =>
        /(^|\/)index-[^/]*\.js$/.test(hostId) ? parts : parts.filter((part) => part.endsWith('.css')),
    },
  },
});
