import { decodeComposition } from '@candil/contract/composition-link';
import { draftStoreOf } from '../../../shared/draft/use-draft-store';
import { takeHandedOver } from '../../../shared/handed-over';
import type { Portal } from '../../../shared/portal';
import { COMPOSITION_DRAFT_FORM, COMPOSITION_DRAFT_KIND, draftIdOf, parseCompositionDraft } from '../model/composition-draft';
import type { Opening } from '../model/opening';

/** What the document calls its collection; the draft is called so in the list of drafts. */
const nameIn = (document: unknown): string => {
  const { props } = (document ?? {}) as { readonly props?: { readonly info?: { readonly familyName?: unknown } } };
  const name = props?.info?.familyName;
  return typeof name === 'string' ? name.slice(0, 60) : '';
};

/**
 * Keeps what a page has handed over as a draft of whoever is signed in, beside the drafts that are there, and tells the address that
 * opens it. Undefined where nothing waits, or nothing that could be read.
 */
export const adoptHandedOver = async (
  portal: Pick<Portal, 'session' | 'draftStores'>,
  opening: Opening,
  path: string,
): Promise<string | undefined> => {
  if (opening.kind !== 'new' || opening.openedIn.subFamilyId === undefined) return undefined;
  const code = takeHandedOver(() => window.sessionStorage);
  if (code === undefined) return undefined;
  const [account, composition] = await Promise.all([portal.session.account(), decodeComposition(code)]);
  const data = parseCompositionDraft(composition);
  if (account === undefined || data === undefined) return undefined;
  const handedOver = crypto.getRandomValues(new Uint32Array(1))[0]?.toString(16).padStart(8, '0') ?? '';
  const href = `${path}?handedOver=${handedOver}`;
  draftStoreOf(portal, account.userId).keep({
    kind: COMPOSITION_DRAFT_KIND,
    id: draftIdOf({ ...opening, handedOver }, opening.openedIn.subFamilyId),
    form: COMPOSITION_DRAFT_FORM,
    data,
    title: nameIn(data.document),
    href,
  });
  return href;
};
