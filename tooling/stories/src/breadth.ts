/** How much is checked: `test` sees every behaviour once, `proof` also what is the same again in another theme, size of text or direction of writing. */
export const BREADTH = process.env.CHECKS === 'proof' ? 'proof' : 'test';

/** Marks a test that only the proof runs. */
export const IN_PROOF = { tag: '@proof' } as const;
