import { configurationQuery } from '@candil/api-client/react';
import { CONFIGURATOR_IDS } from '@candil/domain';
import type { LoaderFunctionArgs } from 'react-router';
import type { Portal } from '../../../shared/portal';
import { openedIn } from '../model/opened-in';
import { readOpening } from '../model/opening';
import { madeIn } from '../model/place-of-document';

const OPENED_IN = openedIn(CONFIGURATOR_IDS.COMPOSITOR_CP_3D);
const COMPOSITOR_CP_3D: keyof typeof CONFIGURATOR_IDS = 'COMPOSITOR_CP_3D';

/**
 * Returns whether an address of the compositor is one of composing pendants (configurator 10): that of a product of the other compositor (5)
 * leads to crea. A product that cannot be fetched counts as one.
 */
export const composesPendants = async (
  { request }: Pick<LoaderFunctionArgs, 'request'>,
  { client, queries, language }: Pick<Portal, 'client' | 'queries' | 'language'>,
): Promise<boolean> => {
  const opening = readOpening(OPENED_IN, {}, new URL(request.url).searchParams);
  if (opening.kind !== 'saved') return true;
  const query = configurationQuery(client, opening.projectId, opening.productId, { lang: language() });
  const saved = await queries.fetchQuery(query).catch(() => undefined);
  return saved === undefined || madeIn(saved.document).configurator === COMPOSITOR_CP_3D;
};
