import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useDraft } from '../../../shared/draft/use-draft';
import { useEntrance } from '../../../shared/entrance';
import { isSameConfiguration } from '../model/configuration';
import { DRAFT_FORM, parseKeptConfiguration } from '../model/draft-form';
import { type ConfiguratorTab, type ViewOfLocation, writeLocation } from '../model/location';
import type { Opening } from '../model/opening';
import { pictureOf } from '../model/pictures';
import type { ProductOffer } from '../model/product-offer';
import { configuratorPath, draftIdOf, type ProductTarget } from './product-target';
import { productToSave } from './product-to-save';
import { useConfigurator } from './use-configurator';
import { useKeptDraft } from './use-kept-draft';
import { useKeptLocation } from './use-kept-location';
import { useProductWords } from './use-product-words';
import { useSaveProduct } from './use-save-product';

export interface SessionFacts {
  readonly offer: ProductOffer;
  readonly opening: Opening;
  /** View requested by the address. */
  readonly view: ViewOfLocation;
  readonly target: ProductTarget;
  /** Names this sitting in the history, so that going back to another one is seen. */
  readonly sitting: string;
  /** Opens the screen anew, with the saved version. */
  readonly onReopen: () => void;
}

/** One sitting with one product: its choice, kept in address and draft, and the ways to save it. */
export const useProductSession = ({ offer, opening, view, target, sitting, onReopen }: SessionFacts) => {
  const words = useProductWords(offer);
  const navigate = useNavigate();
  const { staticPrefix } = useEntrance();
  const configurator = useConfigurator(offer, opening.configuration);
  const { configuration, model } = configurator;
  // Someone else may save while this screen stands: the version it was opened on decides, not one fetched since.
  const [openedTarget] = useState(target);
  const [tab, setTab] = useState<ConfiguratorTab>(view.tab);
  const [isAsking, setAsking] = useState(false);

  const isChanged = !isSameConfiguration(configuration, opening.unchanged);
  const isPlain = target.kind === 'edit' && !isChanged && tab === 'configure';
  const search = isPlain ? '' : `?${writeLocation(offer, model, configuration, { ...view, tab })}`;
  useKeptLocation(search, sitting);

  const draft = useDraft(
    'regular-product',
    draftIdOf(target, target.kind === 'edit' ? '' : model.model),
    DRAFT_FORM,
    parseKeptConfiguration,
  );
  const title = words.modelName(model);
  const image = pictureOf(staticPrefix, model.model, configuration.selection.color ?? '', 'day', 'small');
  useKeptDraft({ draft, configuration, unchanged: opening.unchanged, label: { title, href: configuratorPath(target) + search, image } });

  const saving = useSaveProduct({ target: openedTarget, name: title, catalogId: offer.catalogId, onSaved: draft.clear });
  const product = productToSave(model, configuration);

  const commit = () => {
    if (product === undefined) return;
    if (openedTarget.kind === 'new') setAsking(true);
    else if (openedTarget.kind === 'add')
      saving.add({ projectId: openedTarget.project.id, version: openedTarget.project.version }, product);
    else saving.save(openedTarget.project.version, product);
  };
  const dropMine = () => {
    draft.clear();
    saving.forgetConflict();
  };

  return {
    words,
    tab,
    setTab,
    configurator,
    target: openedTarget,
    product,
    /** As it is kept to be compared. */
    variant: product && { referenceCode: product.referenceCode, pendantHeight: product.pendantHeight, name: title, image },
    isChanged,
    commit,
    startOver: () => configurator.replace(opening.unchanged),
    add: saving.add,
    isSaving: saving.isSaving,
    isAsking,
    askWhere: () => setAsking(true),
    stopAsking: () => setAsking(false),
    conflict: saving.conflict,
    postpone: saving.forgetConflict,
    keepMine: (version: number) => product && saving.save(version, product),
    takeTheirs: () => {
      dropMine();
      onReopen();
    },
    leaveTo: (path: string) => {
      dropMine();
      void navigate(path);
    },
  };
};

export type ProductSession = ReturnType<typeof useProductSession>;
