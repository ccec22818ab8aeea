/** Breadth of the checks: `test` goes each way once, `proof` also in the other languages, themes and widths. */
export const BREADTH = process.env.CHECKS === 'proof' ? 'proof' : 'test';

/** The parameters of this run: all of them in the proof, else the one that stands for the rest. */
export const once = <T>(all: readonly T[], chosen: T | undefined = all[0]): readonly T[] =>
  BREADTH === 'proof' ? all : all.filter((each) => each === chosen);

/** Marks a journey that only the proof takes. */
export const IN_PROOF = { tag: '@proof' } as const;
