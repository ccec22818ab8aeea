import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of the repository. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Every package of the workspace: its name and its folder from the root. */
export const packageFolders = () =>
  ['apps', 'packages', 'tooling']
    .flatMap((group) => readdirSync(join(ROOT, group)).map((name) => join(group, name)))
    .filter((folder) => existsSync(join(ROOT, folder, 'package.json')))
    .map((folder) => ({ folder, name: JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')).name }));

/** Folder of the tools that the bootstrap provides: pnpm, and a browser where the machine has none. Never committed. */
export const TOOLING = join(ROOT, '.tooling');

const [, version, integrityHex] = /^pnpm@([\d.]+)\+sha512\.([0-9a-f]{128})$/.exec(
  JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).packageManager,
);

/** The pnpm named in `packageManager`, with the hash its archive must have. */
export const PNPM = { version, integrityHex, folder: join(TOOLING, `pnpm-${version}`) };

/** npm passes its settings and the calling package in the environment; pnpm would use them as its own. */
const INHERITED =
  /^npm_(package|lifecycle|command|node_execpath|execpath)|^npm_config_(?!registry|cache|cafile|https?_proxy|proxy|noproxy)/i;

/** Environment of every command we start: our pnpm and turbo first on PATH, no telemetry. */
export const environment = (extra = {}) => {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !INHERITED.test(name)));
  const path = [join(PNPM.folder, 'node_modules', '.bin'), join(ROOT, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  return {
    ...env,
    PATH: path,
    TURBO_TELEMETRY_DISABLED: '1',
    TURBO_NO_UPDATE_NOTIFIER: '1',
    DO_NOT_TRACK: '1',
    FORCE_COLOR: '0',
    ...extra,
  };
};
