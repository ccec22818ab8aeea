import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { statusPage } from './status.mjs';
import { ROOT, textOf } from './tracked-files.mjs';

/** `docs/status.md` lists the routes, flags and calls of today; `--write` writes it. */
const PAGE = 'docs/status.md';

const page = statusPage({
  routes: textOf('docs/architecture/routes.md'),
  flags: textOf('docs/architecture/flags.md'),
  contract: textOf('packages/contract/src/routes.data.ts') + textOf('packages/contract/src/session-routes.data.ts'),
});

if (process.argv.includes('--write')) writeFileSync(join(ROOT, PAGE), page);
const isCurrent = textOf(PAGE) === page;
process.stdout.write(isCurrent ? `${PAGE} is current\n` : `${PAGE} is out of date: node tooling/quality/check-status.mjs --write\n`);
process.exit(isCurrent ? 0 : 1);
