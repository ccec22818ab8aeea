import { keepHandedOver } from '../../../shared/draft/handed-over';
import { draftStoreOf } from '../../../shared/draft/use-draft-store';
import { forgetFragment, fragmentOf } from '../../../shared/navigation/kept-fragment';
import type { Portal } from '../../../shared/portal';
import { COMPOSITION_DRAFT_FORM, COMPOSITION_DRAFT_KIND, draftIdOf, handedOverAnew, type KeptRoom } from '../model/composition-draft';
import { readLink } from '../model/composition-link';
import { codeInFragment, type Opening } from '../model/opening';
import { madeIn, placeOfLinked } from '../model/place-of-document';

type NewOpening = Extract<Opening, { readonly kind: 'new' }>;

/** Returns the name of the collection in the document; the draft is listed under it. */
const nameIn = (document: unknown): string => {
  const { props } = (document ?? {}) as { readonly props?: { readonly info?: { readonly familyName?: unknown } } };
  const name = props?.info?.familyName;
  return typeof name === 'string' ? name.slice(0, 60) : '';
};

/**
 * Keeps a composition as a draft beside those that are there, and returns the address that opens it. So whatever brings a composition,
 * it has an address, survives a reload without a duplicate, and its content is in no address.
 */
export const adoptComposition = (
  portal: Pick<Portal, 'draftStores'>,
  userId: string,
  opening: NewOpening,
  path: string,
  room: KeptRoom,
  title = nameIn(room.document),
): string => {
  const subFamilyId = madeIn(room.document).subFamilyId ?? 0;
  const { choice, subFamilyId: only } = opening.openedIn;
  // A configurator of one collection needs no word of it, and one whose address is all query has one.
  const namesCollection = only === undefined && choice.paths !== 'query';
  return keepHandedOver(draftStoreOf(portal, userId), {
    kind: COMPOSITION_DRAFT_KIND,
    form: COMPOSITION_DRAFT_FORM,
    data: handedOverAnew(room),
    title,
    path: namesCollection ? `${path}${path.includes('?') ? '&' : '?'}subFamily=${subFamilyId}` : path,
    idOf: (handedOver) => draftIdOf({ ...opening, handedOver }, subFamilyId),
  });
};

/**
 * Keeps the composition behind the `#` of an address for a new one as a draft, and returns the address that opens it;
 * `unreadable` for a composition of another catalogue or none.
 */
export const adoptHandedOver = async (
  portal: Pick<Portal, 'session' | 'draftStores'>,
  opening: Opening,
  path: string,
): Promise<{ readonly href: string } | 'unreadable' | undefined> => {
  // An address that is all query has no word for it.
  if (opening.kind !== 'new' || opening.openedIn.choice.paths === 'query') return undefined;
  const code = codeInFragment(fragmentOf(path));
  if (code === undefined) return undefined;
  forgetFragment();
  const [account, composition] = await Promise.all([portal.session.account(), readLink(code)]);
  if (account === undefined) return undefined;
  if (composition === null || placeOfLinked(opening, composition.document, account.catalogId).kind !== 'here') return 'unreadable';
  return { href: adoptComposition(portal, account.userId, opening, path, composition) };
};
