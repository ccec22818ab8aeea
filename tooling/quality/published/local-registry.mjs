import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
};

/** No uplink: what the registry serves was published to it. */
const configOf = (folder) =>
  JSON.stringify({
    storage: join(folder, 'storage'),
    packages: { '@candil/*': { access: '$all', publish: '$all' } },
    max_body_size: '64mb',
    log: { type: 'stdout', format: 'json', level: 'warn' },
  });

const isUp = (url) =>
  fetch(`${url}-/ping`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Starts a registry (`VERDACCIO` names its program) with its storage in the folder. Resolves once it answers. */
export const startRegistry = async (program, folder) => {
  const config = join(folder, 'verdaccio.yaml');
  writeFileSync(config, configOf(folder));
  const url = `http://127.0.0.1:${await freePort()}/`;
  const child = spawn(process.execPath, [program, '--config', config, '--listen', url.slice(0, -1)], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      output += text;
    });
  const stop = async () => {
    if (child.exitCode !== null) return;
    child.kill();
    await once(child, 'exit');
  };
  for (let tries = 0; tries < 600; tries += 1) {
    if (await isUp(url)) return { url, stop };
    if (child.exitCode !== null) throw new Error(`The registry ended: ${output}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await stop();
  throw new Error(`The registry did not answer within a minute: ${output}`);
};
