import type { ModelSummary } from '@candil/contract';
import { useLanguage, useTranslation } from '@candil/i18n/react';
import { Tag } from '@candil/ui-kit/badge';
import { Tab, TabList, TabPanel, Tabs } from '@candil/ui-kit/tabs';
import { Page } from '../../../shared/shell/page';
import { useNow } from '../../../shared/use-now';
import { CONFIGURATOR_TABS } from '../model/location';
import type { WrittenCode } from '../model/read-code';
import { useOtherModel } from '../state/use-other-model';
import { type SessionFacts, useProductSession } from '../state/use-product-session';
import { useUndoableChoices } from '../state/use-undoable-choices';
import { ChoiceColumn } from './choice-column';
import { ConfiguratorNotices } from './configurator-notices';
import { ChangesBlock, Dock, TechnicalPanel, useLazyParts } from './lazy-parts';
import { PrimaryAction } from './primary-action';
import { ProductBreadcrumb } from './product-breadcrumb';
import { ProductDialogs } from './product-dialogs';
import { ProductPicture } from './product-picture';
import { PurchaseCard } from './purchase-card';
import { QuickFacts } from './quick-facts';
import { useCodeFailureText } from './reference-code';

interface ConfiguratorViewProps extends SessionFacts {
  readonly summaries: readonly ModelSummary[];
}

/** The configurator of a regular product: picture, choices, and what is being bought. */
export const ConfiguratorView = ({ summaries, ...facts }: ConfiguratorViewProps) => {
  const { t } = useTranslation('eproject');
  const { language } = useLanguage();
  const { offer, opening } = facts;
  const session = useProductSession(facts);
  const { words, configurator, target, isChanged } = session;
  const { model, configuration, quote } = configurator;
  const choices = useUndoableChoices(offer, configurator, words);
  const goToOtherModel = useOtherModel(offer.catalogId);
  const codeFailureText = useCodeFailureText(offer);
  const now = useNow();
  useLazyParts();

  const name = words.modelName(model);
  const finish = configuration.selection.color;
  const alt = finish === undefined ? name : t('configurator.view.alt', { name, finish: words.value(model, 'color', finish) });
  const takeCode = (written: WrittenCode) => {
    if (!choices.fillFromCode(written)) void goToOtherModel(written);
  };
  const action = (className: string) => (
    <PrimaryAction
      target={target}
      configurator={configurator}
      isChanged={isChanged}
      isSaving={session.isSaving}
      onCommit={session.commit}
      className={className}
    />
  );
  const changes = target.kind === 'edit' && isChanged && (
    <ChangesBlock offer={offer} saved={opening.unchanged} configurator={configurator} words={words} onReset={session.startOver} />
  );
  const title =
    target.kind === 'edit' ? t('configurator.titleEdit', { tag: target.product.tag, name }) : t('configurator.titleCreate', { name });
  return (
    <Page title={title} className="pb-36! lg:pb-16!">
      <ProductBreadcrumb target={target} model={model} name={name} />
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
      <div className="mt-5 grid items-start gap-6 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] md:gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,29rem)_minmax(0,21rem)] lg:gap-9">
        <div className="md:sticky md:top-20">
          <ProductPicture model={model} finish={finish} today={offer.today} alt={alt} />
          <QuickFacts model={model} />
        </div>
        <div className="min-w-0">
          <h1 className="m-0 flex items-center gap-3 text-3xl font-semibold">
            {target.kind === 'edit' && <Tag>{target.product.tag}</Tag>}
            {name}
          </h1>
          <p className="m-0 mt-1.5 text-base text-pretty text-muted">{model.description[language]}</p>
          <Tabs
            value={session.tab}
            onValueChange={(value) => session.setTab(CONFIGURATOR_TABS.find((tab) => tab === value) ?? 'configure')}
            className="mt-4"
          >
            <TabList label={t('configurator.tab.label')}>
              <Tab value="configure">{t('configurator.tab.configure')}</Tab>
              <Tab value="technical">{t('configurator.tab.technical')}</Tab>
            </TabList>
            <TabPanel value="configure" className="pt-6">
              <ChoiceColumn
                offer={offer}
                summaries={summaries}
                configurator={configurator}
                words={words}
                onSelect={choices.select}
                onChooseModel={choices.chooseModel}
              />
            </TabPanel>
            <TabPanel value="technical" className="pt-4">
              <TechnicalPanel offer={offer} model={model} quote={quote} />
            </TabPanel>
          </Tabs>
        </div>
        <div className="min-w-0 md:col-start-2 lg:sticky lg:top-20 lg:col-start-3 lg:max-h-[calc(100dvh-10.5rem)] lg:overflow-y-auto lg:rounded-card">
          <PurchaseCard
            offer={offer}
            configurator={configurator}
            words={words}
            onCode={takeCode}
            onSelect={choices.select}
            changes={changes}
            action={action('w-full')}
            isOver={model.discontinued && target.kind !== 'edit'}
          />
        </div>
      </div>
      <Dock offer={offer} configurator={configurator} words={words} action={action('')} />
      <ProductDialogs offer={offer} session={session} />
    </Page>
  );
};
