import { ARTICLES } from './reached/articles';
import { BELTS_AND_STICKS } from './reached/belts-and-sticks';
import { CONFIGURATIONS } from './reached/configurations';
import { RULES } from './reached/rules';
import { TRADE } from './reached/trade';

/** For each failure of the domain a call on data of this catalogue, or on an invalid edit of it, that returns its code. */
export const REACHED_BY_DATA: Readonly<Record<string, () => string | undefined>> = {
  ...ARTICLES,
  ...BELTS_AND_STICKS,
  ...CONFIGURATIONS,
  ...RULES,
  ...TRADE,
};
