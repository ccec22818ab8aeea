import { join } from 'node:path';
import { stay } from './command.mjs';
import { install } from './install.mjs';
import { ROOT } from './workspace.mjs';

/** Service and both browser apps with reload: the service on PORT (4000), the portal on 5173, the login area on 5174. */
export const dev = async () => {
  await install('run');
  const programs = [
    ['apps/platform', { SAMPLE_DATA: '1' }],
    ['apps/portal', {}],
    ['apps/login-area', {}],
  ];
  const codes = await Promise.all(
    programs.map(([folder, env]) => stay('pnpm', ['--silent', 'run', 'dev'], { cwd: join(ROOT, folder), env })),
  );
  return Math.max(...codes);
};
