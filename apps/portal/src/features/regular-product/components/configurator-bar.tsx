import type { ModelSummary } from '@candil/contract';
import { useTranslation } from '@candil/i18n/react';
import { IconButton } from '@candil/ui-kit/button';
import { ChevronLeftIcon, RedoIcon, UndoIcon } from '@candil/ui-kit/icon';
import { SegmentedControl } from '@candil/ui-kit/segmented-control';
import { Tab, TabList } from '@candil/ui-kit/tabs';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { CompareEntry } from '../../../shared/compare/compare-entry';
import type { KeptVariant } from '../../../shared/compare/compare-tray';
import { FavouriteButton } from '../../../shared/remembered-models/favourite-button';
import { CONFIGURATOR_TABS } from '../model/location';
import type { ProductOffer } from '../model/product-offer';
import type { ProductTarget } from '../state/product-target';
import type { Configurator } from '../state/use-configurator';
import type { PriceView } from '../state/use-price-view';
import type { ProductWords } from '../state/use-product-words';
import { CompareToggle } from './lazy-parts';
import { ModelMenu } from './model-menu';

interface ConfiguratorBarProps {
  readonly offer: ProductOffer;
  readonly summaries: readonly ModelSummary[];
  readonly target: ProductTarget;
  readonly configurator: Configurator;
  readonly words: ProductWords;
  readonly priceView: PriceView;
  /** Chosen variant, to be compared; undefined while a choice is open. */
  readonly variant: KeptVariant | undefined;
  readonly onChooseModel: (model: string) => void;
}

/** Title, back link, views, undo and redo, and the price view. */
export const ConfiguratorBar = ({
  offer,
  summaries,
  target,
  configurator,
  words,
  priceView,
  variant,
  onChooseModel,
}: ConfiguratorBarProps) => {
  const { t } = useTranslation('eproject');
  const navigate = useNavigate();
  const { model, undoCount, redoCount, undo, redo } = configurator;
  const back = target.kind === 'new' ? `/create-project/select-collection/${model.subFamilyId}` : `/project/${target.project.id}`;
  const basis = priceView.isChoice && (
    <span className="flex items-center gap-2 text-sm text-muted">
      <span className="max-lg:hidden">{t('configurator.basis.label')}</span>
      <SegmentedControl
        label={t('configurator.basis.label')}
        value={priceView.basis}
        onValueChange={(value) => priceView.choose(value === 'list' ? 'list' : 'net')}
        segments={[
          { value: 'net', label: t('configurator.basis.net') },
          { value: 'list', label: t('configurator.basis.list') },
        ]}
      />
    </span>
  );
  return (
    <header className="z-(--layer-sticky) grid min-h-14 shrink-0 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 border-b border-hairline bg-surface px-2 md:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] md:px-4">
      <div className="flex min-w-0 items-center gap-1 md:gap-2">
        <IconButton label={t('configurator.back')} icon={<ChevronLeftIcon />} onClick={() => void navigate(back)} />
        <ModelMenu offer={offer} summaries={summaries} configurator={configurator} words={words} onChoose={onChooseModel} />
        <FavouriteButton model={model.model} name={words.modelName(model)} />
        <Place target={target} />
      </div>
      <TabList label={t('configurator.tab.label')} className="max-md:order-last max-md:col-span-2 max-md:mb-2 max-md:w-full">
        {CONFIGURATOR_TABS.map((tab) => (
          <Tab key={tab} value={tab} className="max-md:grow max-md:justify-center">
            {t(`configurator.tab.${tab}`)}
          </Tab>
        ))}
      </TabList>
      <div className="flex items-center justify-end gap-1 md:gap-2">
        <IconButton
          label={t('configurator.history.undo', { count: undoCount })}
          icon={<UndoIcon />}
          disabled={undoCount === 0}
          aria-keyshortcuts="Control+Z"
          onClick={undo}
        />
        {undoCount > 0 && (
          <span aria-hidden className="-ms-2 min-w-3 text-sm text-muted">
            {undoCount}
          </span>
        )}
        <IconButton
          label={t('configurator.history.redo')}
          icon={<RedoIcon />}
          disabled={redoCount === 0}
          aria-keyshortcuts="Control+Shift+Z"
          onClick={redo}
        />
        {variant !== undefined && <CompareToggle small variant={variant} />}
        <CompareEntry />
        <span className="max-md:hidden">{basis}</span>
      </div>
    </header>
  );
};

/** The line of the project, or the project that it will go to. */
const Place = ({ target }: { readonly target: ProductTarget }): ReactNode => {
  if (target.kind === 'new') return null;
  const room = target.kind === 'edit' ? target.product.room : '';
  return (
    <span className="flex h-8 min-w-0 shrink items-center gap-1.5 rounded-full border border-hairline px-3 text-sm max-md:hidden">
      {target.kind === 'edit' && <span className="font-semibold">{target.product.tag}</span>}
      <span className="truncate">{[room, target.project.name].filter(Boolean).join(', ')}</span>
    </span>
  );
};
