import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const SERVICE = `http://127.0.0.1:${process.env.PORT ?? 4000}`;

export default defineConfig({
  base: '/login-area/',
  plugins: [react(), tailwindcss()],
  resolve: {
    conditions: ['source', 'module', 'browser', 'development|production'],
    dedupe: ['react', 'react-dom'],
  },
  server: {
    host: '127.0.0.1',
    port: 5174,
    strictPort: true,
    proxy: { '/api': SERVICE, '/static': SERVICE },
  },
  build: { target: 'es2022', sourcemap: false, manifest: true, assetsInlineLimit: 0 },
});
