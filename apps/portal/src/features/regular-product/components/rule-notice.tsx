import { type CalendarDay, compileElementRules, type ModelDefinition, type RuleDefinition, reasonOf, type Selection } from '@candil/domain';
import { useFailureMessage, useLanguage } from '@candil/i18n/react';
import { Alert } from '@candil/ui-kit/alert';
import { useMemo } from 'react';
import { refusingRule } from '../model/refusing-rule';

interface RuleNoticeProps {
  readonly rules: readonly RuleDefinition[];
  readonly model: ModelDefinition;
  readonly selection: Selection;
  readonly today: CalendarDay;
}

/** The rule that refuses the choice, or came to no result on it, before the service would say the same. */
export const RuleNotice = ({ rules, model, selection, today }: RuleNoticeProps) => {
  const { language } = useLanguage();
  const wordFailure = useFailureMessage();
  const compiled = useMemo(() => compileElementRules(rules), [rules]);
  const refusal = useMemo(() => refusingRule(compiled, model, selection, today), [compiled, model, selection, today]);
  if (refusal === undefined) return null;
  const { title, text } = wordFailure(
    refusal.code === 'rule.rejected' ? { code: refusal.code, values: { reason: reasonOf(refusal, language) } } : refusal,
  );
  return (
    <Alert severity="warning" title={title}>
      {text}
    </Alert>
  );
};
