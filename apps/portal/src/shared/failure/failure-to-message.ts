import type { Failure } from './reaction-to-failure';

/**
 * The own text of an action for its failure, if it has one: by the code, by the status, or for any other failure (P§2 error
 * modal). Without one the general text of the code speaks. `exists` says whether a key has texts.
 */
export const ownTextOfAction = (
  { code, ErrorCode, kind }: Pick<Failure, 'code' | 'ErrorCode' | 'kind'>,
  action: string | undefined,
  exists: (key: string) => boolean,
): string | undefined => {
  if (action === undefined) return undefined;
  const base = `errors.action.${action}`;
  // A dot would open a level in the text files.
  const exact = [`${base}.${code.replaceAll('.', '-')}`, `${base}.${ErrorCode}`];
  // The general text of a code is more precise than "something else went wrong with this action"; a status alone says little.
  const general = kind === 'http' && ErrorCode >= 500 ? [`${base}.generic`] : [];
  return [...exact, ...general].find((key) => exists(`${key}.title`));
};
