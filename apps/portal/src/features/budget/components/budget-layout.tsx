import { useTranslation } from '@candil/i18n/react';
import { SegmentedControl } from '@candil/ui-kit/segmented-control';
import type { ReactNode } from 'react';
import { useIsPrinted } from './use-is-printed';
import { useMedia, WIDE } from './use-media';

export type BudgetView = 'form' | 'sheet';

interface BudgetLayoutProps {
  /** The visible one of the two where there is no room for both. */
  readonly view: BudgetView;
  readonly onView: (view: BudgetView) => void;
  readonly form: ReactNode;
  readonly sheet: ReactNode;
}

/** Form and document: beside each other where there is room, else one of them at a time. */
export const BudgetLayout = ({ view, onView, form, sheet }: BudgetLayoutProps) => {
  const { t } = useTranslation('eproject');
  const isPrinted = useIsPrinted();
  if (useMedia(WIDE))
    return (
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(28rem,36rem)] items-start gap-6 print:block">
        {/* Print shows only the document: the form with the own cost is confidential. */}
        <div data-print="hidden" className="min-w-0">
          {form}
        </div>
        <div className="sticky top-20 flex max-h-[calc(100dvh-11.5rem)] flex-col print:static print:max-h-none">{sheet}</div>
      </div>
    );
  return (
    <>
      <SegmentedControl
        data-print="hidden"
        className="mb-4"
        label={t('budget.view.label')}
        value={view}
        onValueChange={(value) => onView(value === 'sheet' ? 'sheet' : 'form')}
        segments={[
          { value: 'form', label: t('budget.view.form') },
          { value: 'sheet', label: t('budget.view.preview') },
        ]}
      />
      {view === 'form' && <div data-print="hidden">{form}</div>}
      {view === 'sheet' && <div className="mx-auto max-w-[44rem]">{sheet}</div>}
      {/* Paper shows the document from either of the two. */}
      {view === 'form' && isPrinted && <div className="hidden print:block">{sheet}</div>}
    </>
  );
};
