import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** The peer of reads: the same bytes from a Fastify without anything else. */
export interface BareFastify {
  readonly url: string;
  readonly pid: number;
  /** Makes it answer an address with this body. */
  tell(path: string, body: unknown): Promise<void>;
  end(): void;
}

export const startBareFastify = async (): Promise<BareFastify> => {
  const child = fork(fileURLToPath(new URL('bare-fastify-program.mjs', import.meta.url)), { execArgv: [] });
  const [url] = await once(child, 'message');
  return {
    url,
    pid: child.pid ?? 0,
    tell: async (path, body) => {
      const known = once(child, 'message');
      child.send([path, body]);
      await known;
    },
    end: () => void child.kill(),
  };
};
