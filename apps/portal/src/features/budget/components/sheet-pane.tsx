import type { BudgetSheet } from '@candil/budget-sheet';
import type { BudgetCopy } from '@candil/contract';
import type { OfferedLanguage } from '@candil/i18n';
import { useTranslation } from '@candil/i18n/react';
import { SegmentedControl } from '@candil/ui-kit/segmented-control';
import { Skeleton } from '@candil/ui-kit/skeleton';
import { optionalPart } from '../../../shared/part/optional-part';
import { SheetView } from './sheet-view';

// A list that floats is heavy: it comes after the form and the document.
const LanguageChoice = optionalPart(
  () => import('./language-choice'),
  ({ LanguageChoice }) => LanguageChoice,
);

/** The document of a budget being looked at. */
export interface DocumentChoice {
  readonly copy: BudgetCopy;
  readonly language: OfferedLanguage;
}

interface SheetPaneProps {
  readonly sheet: BudgetSheet;
  readonly choice: DocumentChoice;
  readonly onChoice: (choice: DocumentChoice) => void;
  /** There is a copy for a client. */
  readonly hasClientCopy: boolean;
  readonly label: string;
}

/** The document in the language and for the reader that is chosen. */
export const SheetPane = ({ sheet, choice, onChoice, hasClientCopy, label }: SheetPaneProps) => {
  const { t } = useTranslation('eproject');
  return (
    <section aria-label={label} className="flex min-h-0 min-w-0 flex-col gap-3">
      <div data-print="hidden" className="flex flex-wrap items-center justify-between gap-3">
        {hasClientCopy && (
          <SegmentedControl
            label={t('budget.sheet.copy')}
            value={choice.copy}
            onValueChange={(copy) => onChoice({ ...choice, copy: copy === 'client' ? 'client' : 'own' })}
            segments={[
              { value: 'own', label: t('budget.sheet.own') },
              { value: 'client', label: t('budget.sheet.client') },
            ]}
          />
        )}
        <LanguageChoice
          language={choice.language}
          onLanguage={(language) => onChoice({ ...choice, language })}
          waiting={<Skeleton width={110} height={32} />}
          missing={() => null}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard */}
      <div tabIndex={0} className="min-h-0 overflow-y-auto rounded-sm print:overflow-visible [scrollbar-width:thin]">
        <SheetView sheet={sheet} label={label} />
      </div>
    </section>
  );
};
