import type { CompanionSuggestion } from '@candil/domain';
import { useFormat, useLanguage, useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { Notice } from '@candil/ui-kit/notice';

interface CompanionStripProps {
  readonly suggestions: readonly CompanionSuggestion[];
  readonly onTake: (suggestion: CompanionSuggestion) => void;
  readonly onDismiss: (ruleId: string) => void;
}

/** Articles that the list needs beside its own: rows to be taken or dismissed. */
export const CompanionStrip = ({ suggestions, onTake, onDismiss }: CompanionStripProps) => {
  const { t } = useTranslation('editor');
  const { language } = useLanguage();
  const format = useFormat();
  if (suggestions.length === 0) return null;
  return (
    <ul aria-label={t('pieces.companion.label')} className="m-0 flex list-none flex-col gap-2 p-0">
      {suggestions.map((suggestion) => {
        const { rule, of, amount, needed, present, model, row } = suggestion;
        const [each, there] =
          'metres' in rule.each ? [format.room(rule.each.metres), format.room(amount)] : [String(rule.each.pieces), String(amount)];
        const unit = 'metres' in rule.each ? 'metres' : 'pieces';
        return (
          <li key={rule.id}>
            <Notice tone="accent">
              <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
                <span className="grow text-text">
                  {t(`pieces.companion.${unit}`, {
                    of: of.name[language],
                    amount: there,
                    each,
                    needed,
                    present,
                    companion: model.name[language],
                  })}
                </span>
                <Button size="sm" onClick={() => onTake(suggestion)}>
                  {t('pieces.companion.take', { count: row.quantity, name: model.name[language] })}
                </Button>
                <Button size="sm" variant="ghost" onClick={() => onDismiss(rule.id)}>
                  {t('pieces.companion.dismiss')}
                </Button>
              </div>
            </Notice>
          </li>
        );
      })}
    </ul>
  );
};
