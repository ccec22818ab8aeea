import { checkFlagServiceKey, errorText, TOGGLE_SETS, type ToggleSet } from '@candil/domain';

export interface FlagConfiguration {
  /** The toggle set that applies. */
  readonly set: ToggleSet;
  /** A flag service that speaks OFREP; undefined = the stored settings alone. */
  readonly external: { readonly url: string; readonly key: string } | undefined;
}

/** `FLAG_SET`, and `FLAG_SERVICE_URL` with `FLAG_SERVICE_KEY`; either of the two alone ends the start. */
export const readFlagConfiguration = (environment: Readonly<Record<string, string | undefined>>): FlagConfiguration => {
  const named = environment.FLAG_SET || 'PRO';
  const set = TOGGLE_SETS.find((one) => one === named);
  if (set === undefined) throw new Error(`FLAG_SET must be one of ${TOGGLE_SETS.join(', ')}, not "${named}"`);
  const url = environment.FLAG_SERVICE_URL || undefined;
  const key = checkFlagServiceKey(environment.FLAG_SERVICE_KEY);
  if (url === undefined) {
    if (key.ok) throw new Error('FLAG_SERVICE_KEY is set, but not FLAG_SERVICE_URL');
    return { set, external: undefined };
  }
  if (!key.ok) throw new Error(`${errorText(key.failure)}: FLAG_SERVICE_URL is set, but not FLAG_SERVICE_KEY`);
  if (!URL.canParse(url)) throw new Error(`FLAG_SERVICE_URL must be an address, not "${url}"`);
  return { set, external: { url, key: key.value } };
};
