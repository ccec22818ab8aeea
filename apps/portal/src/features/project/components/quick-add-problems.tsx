import { useTranslation } from '@candil/i18n/react';
import type { LeftOverLine } from '../../../shared/left-over-line';

/** The lines that were not added, each with its reason; they still stand in the field. */
export const QuickAddProblems = ({ lines }: { lines: readonly LeftOverLine[] }) => {
  const { t } = useTranslation('eproject');
  return (
    <div role="alert">
      {lines.length > 0 && (
        <div className="mt-1 border-t border-hairline py-3 pr-2 text-sm">
          <p className="m-0 font-semibold text-attention-text">{t('project.quickAdd.problems', { count: lines.length })}</p>
          <ul className="m-0 mt-1.5 flex list-none flex-col gap-1 p-0">
            {lines.map(({ text, reason }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same text may stand there twice, and the list is only ever replaced
              <li key={`${index}-${text}`}>
                {text && <span className="mr-2 font-mono">{text}</span>}
                <span className="text-muted">{reason}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
};
