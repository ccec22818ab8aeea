import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { TEMPLATE_FILE } from './kernel/database/database-directory';
import { migrate } from './kernel/database/migrate';
import { PglitePool } from './kernel/database/pglite-pool';

// Last step of the build: see database-directory.
const pool = await PglitePool.open(undefined);
await migrate(pool);
writeFileSync(new URL(`./${TEMPLATE_FILE}`, import.meta.url), gzipSync(await pool.dump()));
await pool.end();
