import { register } from 'tsx/esm/api';

// Only where nothing is built: a thread does not read TypeScript because the service does.
register();
await import(new URL('./document-worker.ts', import.meta.url).href);
