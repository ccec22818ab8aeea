import { useTranslation } from '@candil/i18n/react';
import { Alert } from '@candil/ui-kit/alert';
import { useFlag } from '../../../shared/flags/use-flag';
import type { ProductOffer } from '../model/product-offer';
import type { Configurator } from '../state/use-configurator';
import { useRules } from '../state/use-rules';
import { RuleNotice } from './rule-notice';

interface RuleAlertsProps {
  readonly offer: ProductOffer;
  readonly configurator: Configurator;
}

/** Results of the rules of the collection for the choice; with the toggle off there are none, here and in the service (RU31). */
export const RuleAlerts = ({ offer, configurator: { model, configuration } }: RuleAlertsProps) => {
  const { t } = useTranslation('eproject');
  const isOn = useFlag('rules');
  const { rules, isMissing } = useRules(model, isOn);
  if (!isOn) return null;
  if (isMissing) return <Alert severity="warning">{t('configurator.rulesMissing')}</Alert>;
  if (rules.length === 0) return null;
  return <RuleNotice rules={rules} model={model} selection={configuration.selection} today={offer.today} />;
};
