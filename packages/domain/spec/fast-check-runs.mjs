import fc from 'fast-check';

/** Laws run a moderate number of cases; `npm run proof` asks for many. The check of switched-off rules names a seed: what it finds once it finds always. */
fc.configureGlobal({
  numRuns: Number(process.env.FAST_CHECK_RUNS ?? 200),
  ...(process.env.FAST_CHECK_SEED === undefined ? {} : { seed: Number(process.env.FAST_CHECK_SEED) }),
});
