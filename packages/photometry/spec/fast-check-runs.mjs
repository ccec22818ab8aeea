import fc from 'fast-check';

/** Laws run a moderate number of cases; `npm run proof` asks for many. */
fc.configureGlobal({ numRuns: Number(process.env.FAST_CHECK_RUNS ?? 200) });
