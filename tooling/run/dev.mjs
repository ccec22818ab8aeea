import { join } from 'node:path';
import { buildPictures } from './build.mjs';
import { stay } from './command.mjs';
import { install } from './install.mjs';
import { ROOT } from './workspace.mjs';

/** Started without pnpm between, which would end without ending what it started. */
const PROGRAMS = [
  { folder: 'apps/platform', program: 'tsx', args: ['watch', '--conditions=source', 'src/main.ts'] },
  { folder: 'apps/portal', program: 'vite', args: [] },
  { folder: 'apps/login-area', program: 'vite', args: [] },
  { folder: 'apps/iframe-configurator', program: 'vite', args: [] },
];

/** Service and browser apps with reload: the service on PORT (4000), the portal on 5173, the login area on 5174, the embed on 5175. */
export const dev = async () => {
  await install('run');
  await buildPictures();
  const codes = await Promise.all(
    PROGRAMS.map(({ folder, program, args }) =>
      stay(join(ROOT, folder, 'node_modules/.bin', program), args, { cwd: join(ROOT, folder), env: { SAMPLE_DATA: '1' } }),
    ),
  );
  return Math.max(...codes);
};
