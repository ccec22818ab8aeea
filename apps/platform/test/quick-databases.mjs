// @ts-check
/** A database lives for one file of tests: V8 would spend a fifth of the suite on optimizing PostgreSQL's machine code again and again. */
export const QUICK_DATABASES = '--liftoff-only';
