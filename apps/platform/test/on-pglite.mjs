// @ts-check
// node test/on-pglite.mjs <command> [arguments]: runs the command on the embedded database. Races are left to a server where there is one.
import { spawnSync } from 'node:child_process';
import { hasPostgres } from './postgres-server.mjs';

const [program = '', ...args] = process.argv.slice(2);
const { TEST_DATABASE_URL: _, ...env } = process.env;
const races = process.env.CHECKS !== 'proof' && hasPostgres() ? { RACES: 'on-postgres' } : {};
const { status, error } = spawnSync(program, args, { stdio: 'inherit', env: { ...env, ...races } });
if (error !== undefined) throw error;
process.exitCode = status ?? 1;
