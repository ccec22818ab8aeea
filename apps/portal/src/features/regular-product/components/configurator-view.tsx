import type { ModelSummary } from '@candil/contract';
import type { AttributeType } from '@candil/domain';
import { useLanguage, useTranslation } from '@candil/i18n/react';
import { TabPanel, Tabs } from '@candil/ui-kit/tabs';
import { flushSync } from 'react-dom';
import { useNoteRecent } from '../../../shared/remembered-models/use-note-recent';
import { usePageTitle } from '../../../shared/shell/page-title';
import { useNow } from '../../../shared/use-now';
import { CONFIGURATOR_TABS } from '../model/location';
import type { WrittenCode } from '../model/read-code';
import { ProductStage } from '../stage/product-stage';
import { useCodeFailureText } from '../state/use-code-failure-text';
import { useHistoryKeys } from '../state/use-history-keys';
import { useOtherModel } from '../state/use-other-model';
import { usePriceView } from '../state/use-price-view';
import { type SessionFacts, useProductSession } from '../state/use-product-session';
import { useUndoableChoices } from '../state/use-undoable-choices';
import { ChoiceColumn } from './choice-column';
import { ConfiguratorBar } from './configurator-bar';
import { ConfiguratorNotices } from './configurator-notices';
import { goToGroup } from './go-to-group';
import {
  Arrivals,
  ChangesBlock,
  DocumentsPanel,
  MinimumNotice,
  OrderBar,
  PricePerPiece,
  ReferenceCode,
  TechnicalPanel,
  useLazyParts,
} from './lazy-parts';
import { PrimaryAction } from './primary-action';
import { ProductDialogs } from './product-dialogs';
import { useIsNarrow } from './use-is-narrow';

interface ConfiguratorViewProps extends SessionFacts {
  readonly summaries: readonly ModelSummary[];
}

const PANEL = 'flex flex-col gap-4 px-4 py-4 md:px-8 md:py-5 outline-none';

/**
 * The configurator of a regular product: the luminaire as it is chosen, the choices, its code part by part, and the
 * summary of the purchase.
 */
export const ConfiguratorView = ({ summaries, ...facts }: ConfiguratorViewProps) => {
  const { t } = useTranslation('eproject');
  const { language } = useLanguage();
  const { opening } = facts;
  const priceView = usePriceView(facts.offer);
  const { offer } = priceView;
  const session = useProductSession({ ...facts, offer });
  const { words, configurator, target, isChanged } = session;
  const { model, configuration, quote } = configurator;
  const choices = useUndoableChoices(offer, configurator, words);
  const goToOtherModel = useOtherModel(offer.catalogId);
  const codeFailureText = useCodeFailureText(offer);
  const isNarrow = useIsNarrow();
  const now = useNow();
  useLazyParts();
  useHistoryKeys(configurator);
  useNoteRecent(model.model);

  const name = words.modelName(model);
  const finish = configuration.selection.color;
  const alt = finish === undefined ? name : t('configurator.view.alt', { name, finish: words.value(model, 'color', finish) });
  usePageTitle(
    target.kind === 'edit' ? t('configurator.titleEdit', { tag: target.product.tag, name }) : t('configurator.titleCreate', { name }),
  );
  const takeCode = (written: WrittenCode) => {
    if (!choices.fillFromCode(written)) void goToOtherModel(written);
  };
  const goTo = (type: AttributeType | 'model') => {
    // Under another tab the groups are not there yet; the model stands in the bar.
    if (type !== 'model') flushSync(() => session.setTab('configure'));
    goToGroup(type);
  };
  const code = (
    <ReferenceCode offer={offer} configurator={configurator} words={words} onCode={takeCode} onPart={goTo} className="md:min-w-0" />
  );
  const shared = { offer, configurator, words };
  return (
    <Tabs
      look="segmented"
      value={session.tab}
      onValueChange={(value) => session.setTab(CONFIGURATOR_TABS.find((tab) => tab === value) ?? 'configure')}
      className="flex h-dvh min-h-0 flex-col bg-surface"
    >
      <ConfiguratorBar
        {...shared}
        summaries={summaries}
        target={target}
        priceView={priceView}
        variant={session.variant}
        onChooseModel={choices.chooseModel}
      />
      <ConfiguratorNotices
        offer={offer}
        configurator={configurator}
        summaries={summaries}
        words={words}
        gone={opening.gone}
        codeFailure={
          opening.codeFailure &&
          codeFailureText(opening.codeFailure, opening.codeFailure.code === 'reference.invalid' ? opening.codeFailure.reference : '')
        }
        draftKeptAt={opening.draftKeptAt}
        now={now}
        onStartOver={session.startOver}
        onChooseModel={choices.chooseModel}
      />
      <div className="min-h-0 grow overflow-y-auto md:grid md:grid-cols-2 md:overflow-hidden">
        <ProductStage
          configurator={configurator}
          today={offer.today}
          alt={alt}
          className="h-[34svh] max-md:sticky max-md:top-0 max-md:z-(--layer-raised,1) md:h-full"
        />
        <div className="min-w-0 md:min-h-0 md:overflow-y-auto md:border-s md:border-hairline">
          <TabPanel value="configure" className={PANEL}>
            <ChoiceColumn {...shared} onSelect={choices.select} />
            <MinimumNotice configurator={configurator} words={words} onInstead={choices.select} />
            <div className="grid gap-x-8 gap-y-4 border-t border-hairline-soft pt-4 sm:grid-cols-2">
              <PricePerPiece {...shared} />
              <Arrivals {...shared} onSooner={choices.select} />
            </div>
            {target.kind === 'edit' && isChanged && (
              <ChangesBlock offer={offer} saved={opening.unchanged} configurator={configurator} words={words} onReset={session.startOver} />
            )}
            {isNarrow && <div className="-mx-4 overflow-x-auto border-y border-hairline">{code}</div>}
          </TabPanel>
          <TabPanel value="technical" className={PANEL}>
            <p className="m-0 text-base text-pretty text-muted">{model.description[language]}</p>
            <TechnicalPanel offer={offer} model={model} quote={quote} />
          </TabPanel>
          <TabPanel value="documents" className={PANEL}>
            <DocumentsPanel model={model} name={name} />
          </TabPanel>
        </div>
      </div>
      <footer className="shrink-0 border-t border-hairline pb-[env(safe-area-inset-bottom)] md:grid md:grid-cols-2" data-print="hidden">
        {!isNarrow && code}
        <div className="min-w-0 md:border-s md:border-hairline">
          <OrderBar
            {...shared}
            action={
              <PrimaryAction
                target={target}
                configurator={configurator}
                words={words}
                isChanged={isChanged}
                isSaving={session.isSaving}
                onOpenChoice={goTo}
                onCommit={session.commit}
              />
            }
          />
        </div>
      </footer>
      <ProductDialogs offer={offer} session={session} />
    </Tabs>
  );
};
