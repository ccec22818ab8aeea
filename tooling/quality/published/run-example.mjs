/**
 * Program that runs a built example with the surroundings of an application. It loads the file, calls `example` where it exports one, and
 * draws a component. Nothing may be thrown.
 */
export const RUN_EXAMPLE = `
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

globalThis.configuration = { services: Object.fromEntries(['api', 'static', 'domain', 'apihub', 'sync'].map((name) => [name, 'http://127.0.0.1/' + name])) };
globalThis.HTMLElement = class {};
globalThis.customElements = { get: () => undefined, define: () => undefined };
globalThis.document = { querySelector: () => null };
globalThis.fetch = async () => new Response('{"id":"p-1"}', { headers: { 'content-type': 'application/json' } });
const file = resolve(process.argv[2]);
const { createRequire } = await import('node:module');
const imported = file.includes('/cjs/') ? createRequire(import.meta.url)(file) : await import(pathToFileURL(file));
await imported.example?.();
const { NewProject } = imported;
if (NewProject) {
  const { createElement } = await import('react');
  const { renderToString } = await import('react-dom/server');
  const html = renderToString(createElement(NewProject));
  if (!html.includes('New project')) throw new Error('The component draws ' + html);
}
`;
