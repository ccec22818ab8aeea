import { once } from 'node:events';
import { createServer } from 'node:net';

/** A free port of this machine. */
export const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  probe.close();
  await once(probe, 'close');
  return address.port;
};
