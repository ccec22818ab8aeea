/**
 * Breadth of the checks: `test` covers every behaviour once, `proof` also repeats it in another theme, size of text or direction of
 * writing.
 */
export const BREADTH = process.env.CHECKS === 'proof' ? 'proof' : 'test';

/** Marks a test that only the proof runs. */
export const IN_PROOF = { tag: '@proof' } as const;
