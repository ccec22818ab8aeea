import type { ModelSummary } from '@candil/contract';
import { buildArticle, type ModelDefinition } from '@candil/domain';
import { useFormat, useTranslation } from '@candil/i18n/react';
import { Alert } from '@candil/ui-kit/alert';
import { Button } from '@candil/ui-kit/button';
import { Notice } from '@candil/ui-kit/notice';
import { useState } from 'react';
import type { AttributeValue } from '../model/configuration';
import { exclusionReason } from '../model/exclusion-reason';
import type { ProductOffer } from '../model/product-offer';
import type { Configurator } from '../state/use-configurator';
import type { ProductWords } from '../state/use-product-words';

interface NoticesProps {
  readonly offer: ProductOffer;
  readonly configurator: Configurator;
  readonly summaries: readonly ModelSummary[];
  readonly words: ProductWords;
  /** Values that were saved or kept and are not offered any more. */
  readonly gone: readonly AttributeValue[];
  /** Why the code of the address could not be used. */
  readonly codeFailure: string | undefined;
  /** When the draft that came back was kept; undefined when none did. */
  readonly draftKeptAt: string | undefined;
  readonly now: number;
  readonly onStartOver: () => void;
  readonly onChooseModel: (model: string) => void;
}

/** What someone must know before choosing: a draft came back, the model is going, a value is gone. */
export const ConfiguratorNotices = (props: NoticesProps) => {
  const { offer, configurator, summaries, words, gone, codeFailure, draftKeptAt, now, onStartOver, onChooseModel } = props;
  const { t } = useTranslation('eproject');
  const format = useFormat();
  const { model, configuration } = configurator;
  const [isDraftSettled, setDraftSettled] = useState(false);
  const startOver = () => {
    setDraftSettled(true);
    onStartOver();
  };
  const stillGone = gone
    .filter(({ type }) => configuration.selection[type] === undefined)
    .map(({ type, modifier }) => `${words.attribute(type)} ${words.value(model, type, modifier)}`)
    .join(', ');
  const article = buildArticle(model, configuration.selection, offer.today);
  const excluded = !article.ok && article.failure.code === 'article.excluded' ? article.failure.row : undefined;
  const replacement = summaries.find((summary) => summary.model === model.replacedBy);
  return (
    <div className="flex flex-col gap-3 *:first:mt-5 empty:hidden">
      {codeFailure !== undefined && (
        <Alert severity="warning" title={t('configurator.unreadable')} closable>
          {codeFailure}
        </Alert>
      )}
      {draftKeptAt !== undefined && !isDraftSettled && (
        <Notice tone="neutral" role="status" className="flex flex-wrap items-center gap-x-4">
          <span>{t('configurator.draftRestored', { ago: format.ago(draftKeptAt, now) })}</span>
          <button
            type="button"
            onClick={startOver}
            className="rounded-xs border-0 bg-transparent p-0 text-sm text-text underline underline-offset-3"
          >
            {t('configurator.startOver')}
          </button>
        </Notice>
      )}
      {model.discontinued && (
        <DiscontinuedAlert
          model={model}
          replacement={replacement}
          words={words}
          onChooseModel={onChooseModel}
          isKnown={replacement !== undefined && offer.models.has(replacement.model)}
        />
      )}
      {stillGone !== '' && <Alert severity="warning">{t('configurator.noLongerOffered', { values: stillGone })}</Alert>}
      {excluded && (
        <Alert severity="warning" title={t('configurator.noLongerBuilt')}>
          {exclusionReason([excluded], format.settings.language)}
        </Alert>
      )}
    </div>
  );
};

interface DiscontinuedAlertProps {
  readonly model: ModelDefinition;
  readonly replacement: ModelSummary | undefined;
  readonly isKnown: boolean;
  readonly words: ProductWords;
  readonly onChooseModel: (model: string) => void;
}

const DiscontinuedAlert = ({ model, replacement, isKnown, words, onChooseModel }: DiscontinuedAlertProps) => {
  const { t } = useTranslation('eproject');
  const name = words.modelName(model);
  if (replacement === undefined || !isKnown) return <Alert severity="warning">{t('configurator.cannotOrder', { name })}</Alert>;
  return (
    <Alert
      severity="warning"
      action={
        <Button size="sm" onClick={() => onChooseModel(replacement.model)}>
          {t('picker.chooseReplacement', { model: replacement.name })}
        </Button>
      }
    >
      {t('configurator.replaced', { name, replacement: replacement.name })}
    </Alert>
  );
};
