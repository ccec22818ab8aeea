import { existsSync } from 'node:fs';
import { mergeConfig } from 'vite';
import base from './vite.config';
export default mergeConfig(base as object, { build: { outDir: '/tmp/portal-look/dist', emptyOutDir: true }, plugins: [{ name: 'missing', enforce: 'pre', resolveId(id: string, from?: string) { if (from && id.startsWith('../routes/')) { const p = new URL(id, 'file://' + from).pathname + '.tsx'; if (!existsSync(p)) return '\0missing'; } }, load(id: string) { if (id === '\0missing') return 'export const Component = () => null;'; } }] });
