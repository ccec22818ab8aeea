import { routes } from '@candil/api-client';
import { beginVerbsOf } from '@candil/configurator/begin';
import type { CodeRefusal } from '@candil/configurator-ui';
import { openDocument } from '../model/open-space';
import { madeIn, placeOfDocument } from '../model/place-of-document';
import type { CodeLookup } from './code-lookup';
import { CopyElsewhere, newOpening } from './copy-elsewhere';
import { type FoundComposition, homeOf } from './found-composition';
import { WayOut } from './way-out';

/** Fills the room with a copy of a composition of a project. */
export const fromComposition = async (lookup: CodeLookup, code: string): Promise<CodeRefusal | undefined> => {
  const { editor, signal, t, wordFailure } = lookup;
  const found = await findComposition(lookup, code);
  if (signal.aborted) return undefined;
  if ('title' in found) return found;
  const { saved } = found;
  const elsewhere = placeElsewhere(lookup, found);
  if (elsewhere !== undefined) return elsewhere;
  const opened = openDocument(saved.document, saved.furniture, editor.sources);
  if (!opened.ok) return wordFailure(opened.failure);
  const taken = beginVerbsOf(editor).takeRoom({ ...opened.value, code });
  if (taken.ok) return undefined;
  const { title: reason } = wordFailure(taken.failure);
  return {
    title: t('composition.code.stale', { code }),
    text: t('composition.code.staleText', { reason }),
    action: <CopyElsewhere lookup={lookup} found={found} />,
  };
};

type Found = FoundComposition | Extract<CodeRefusal, { readonly title: string }>;

/** The composition of a code in the projects that the account may read, or the reason why it is not to be had here. */
const findComposition = async ({ portal, catalogId, language: lang, t, wordFailure, signal }: CodeLookup, code: string): Promise<Found> => {
  const { client } = portal;
  const body = { catalogId, products: [{ referenceCode: code }] };
  const [variant] = await client.call(routes.compareProducts, { query: { lang }, body }, { signal });
  const unknown = wordFailure({ code: 'creation-code.unknown', creationCode: code });
  if (variant?.product?.kind !== 'composition') return unknown;
  const { project, subFamily } = variant.product;
  if (project.catalogId !== catalogId) {
    return {
      title: t('composition.code.otherCatalogue', { code, catalogue: t(`values.catalogue.${project.catalogId}`) }),
      text: t('composition.code.otherCatalogueText', { own: t(`values.catalogue.${catalogId}`) }),
      action: <WayOut to={`/project/${project.id}`} label={t('composition.code.openProject', { name: project.name })} />,
    };
  }
  const params = { projectId: project.id };
  const { products } = await client.call(routes.getProject, { params, query: { lang } }, { signal });
  const productId = products.find(({ creationCode }) => creationCode === variant.referenceCode)?._id;
  // Taken out of its project between the two questions.
  if (productId === undefined) return unknown;
  const saved = await client.call(routes.getConfiguration, { params: { ...params, productId }, query: { lang } }, { signal });
  return { code, collection: subFamily.description, ...params, productId, saved };
};

/** A composition of another configurator or collection, or one without a room, with the way to it; undefined where it is at home here. */
const placeElsewhere = (lookup: CodeLookup, found: FoundComposition): CodeRefusal | undefined => {
  const { editor, opening, account, t } = lookup;
  const { code, collection, saved } = found;
  const { subFamilyId: own, familyName } = editor.sources;
  const isOfCollection = madeIn(saved.document).subFamilyId === own;
  const home = homeOf(found);
  const original = home.path && <WayOut to={home.path} label={t('composition.code.open', { code })} />;
  if (home.kind === 'list')
    return { title: t('composition.code.noRoom', { code }), text: t('composition.code.noRoomText'), action: original };
  if (isOfCollection && placeOfDocument(newOpening(opening), saved.document).kind === 'here') return undefined;
  const title = isOfCollection
    ? t('composition.code.madeElsewhere', { code })
    : t('composition.code.otherCollection', { code, collection, own: familyName });
  // The compositor opens for a project only; staff do without.
  if (home.kind === 'canopy' && opening.projectId === undefined && !account.isInternalStaff) {
    return { title, text: t('composition.code.needsProject'), action: original };
  }
  const text = {
    canopy: t('composition.code.copyToCanopy'),
    drawing: t('composition.code.copyToDraw', { collection }),
    crea: t('composition.code.copyToCompose'),
  }[home.kind];
  return { title, text, action: <CopyElsewhere lookup={lookup} found={found} /> };
};
