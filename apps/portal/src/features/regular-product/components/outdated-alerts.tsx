import type { ModelSummary } from '@candil/contract';
import { buildArticle, type ModelDefinition } from '@candil/domain';
import { useFormat, useTranslation } from '@candil/i18n/react';
import { Alert } from '@candil/ui-kit/alert';
import { Button } from '@candil/ui-kit/button';
import type { AttributeValue } from '../model/configuration';
import { exclusionReason } from '../model/exclusion-reason';
import type { ProductOffer } from '../model/product-offer';
import type { Configurator } from '../state/use-configurator';
import type { ProductWords } from '../state/use-product-words';
import { RuleAlerts } from './rule-alerts';

export interface OutdatedAlertsProps {
  readonly offer: ProductOffer;
  readonly configurator: Configurator;
  readonly summaries: readonly ModelSummary[];
  readonly words: ProductWords;
  /** Values that were saved or kept and are not offered any more. */
  readonly gone: readonly AttributeValue[];
  /** Reason that the code of the address could not be used. */
  readonly codeFailure: string | undefined;
  readonly onChooseModel: (model: string) => void;
}

/**
 * Requested things that cannot be had: a code that cannot be used, a discontinued model, values or combinations that
 * are gone or refused.
 */
export const OutdatedAlerts = (props: OutdatedAlertsProps) => {
  const { offer, configurator, summaries, words, gone, codeFailure, onChooseModel } = props;
  const { t } = useTranslation('eproject');
  const format = useFormat();
  const { model, configuration } = configurator;
  const stillGone = gone
    .filter(({ type }) => configuration.selection[type] === undefined)
    .map(({ type, modifier }) => `${words.attribute(type)} ${words.value(model, type, modifier)}`)
    .join(', ');
  const article = buildArticle(model, configuration.selection, offer.today);
  const excluded = !article.ok && article.failure.code === 'article.excluded' ? article.failure.row : undefined;
  const replacement = summaries.find((summary) => summary.model === model.replacedBy);
  return (
    <>
      {codeFailure !== undefined && (
        <Alert severity="warning" title={t('configurator.unreadable')} closable>
          {codeFailure}
        </Alert>
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
      <RuleAlerts offer={offer} configurator={configurator} />
    </>
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
