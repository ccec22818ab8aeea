import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { build } from 'esbuild';

export interface HostPage {
  readonly url: string;
  readonly close: () => void;
}

const fileOf = (name: string) => new URL(`../page/${name}`, import.meta.url);

/** The web component as a page loads it, made of the sources. */
const bundleElement = async (): Promise<string> => {
  const { outputFiles } = await build({
    stdin: { contents: "import '@candil/embed/define';", resolveDir: import.meta.dirname },
    bundle: true,
    write: false,
    format: 'esm',
    minify: true,
    conditions: ['source'],
    target: 'es2022',
  });
  return outputFiles[0]?.text ?? '';
};

/** Serves the page on an origin of its own; port 0 takes a free one. */
export const openHostPage = async (platform: string, port = 0): Promise<HostPage> => {
  const [page, script, composition, element] = await Promise.all([
    readFile(fileOf('index.html'), 'utf8'),
    readFile(fileOf('host.js'), 'utf8'),
    readFile(fileOf('composition.json'), 'utf8'),
    bundleElement(),
  ]);
  const served: Readonly<Record<string, readonly [type: string, text: string]>> = {
    '/': ['text/html', page.replaceAll('{platform}', platform)],
    '/host.js': ['text/javascript', script],
    '/candil-embed.js': ['text/javascript', element],
    '/composition.json': ['application/json', composition],
  };
  const server = createServer(({ url = '/' }, response) => {
    const [type, text] = served[url.split('?')[0] ?? '/'] ?? [];
    if (type === undefined) response.writeHead(404).end();
    else response.setHeader('content-type', `${type}; charset=utf-8`).end(text);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
