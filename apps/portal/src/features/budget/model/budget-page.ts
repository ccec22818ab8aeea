import { isApiFailure } from '@candil/api-client';
import { budgetByNumberQuery } from '@candil/api-client/react';
import { formatBudgetNumber, parseBudgetNumber } from '@candil/domain';
import type { Portal } from '../../../shared/portal';

/** The longest number as it is written: `B2026-999999999-R999999999`. */
const NUMBER_MAX = 26;
/** An account that may not see the budget gets the same answer as for an unknown number. */
const NOT_FOUND: readonly number[] = [403, 404];

/**
 * The page of the budget of a number, in either letter case; undefined where there is none that the account may see. The service is not
 * asked about what is no number. Throws where no answer came.
 */
export const findBudgetPage = async (
  { client, queries }: Pick<Portal, 'client' | 'queries'>,
  text: string | undefined,
): Promise<string | undefined> => {
  if (text === undefined || text.length > NUMBER_MAX) return undefined;
  const number = parseBudgetNumber(text);
  if (!number.ok) return undefined;
  try {
    const { projectId, id } = await queries.fetchQuery(budgetByNumberQuery(client, formatBudgetNumber(number.value)));
    return `/project/${projectId}/generate-budget?budget=${id}`;
  } catch (failure) {
    if (isApiFailure(failure) && NOT_FOUND.includes(failure.ErrorCode)) return undefined;
    throw failure;
  }
};
