// @ts-check
/** Flag of Node for tests: their databases end before the optimized WebAssembly code of PostgreSQL pays for its compilation, a fifth of the suite's CPU time. */
export const QUICK_DATABASES = '--liftoff-only';
