import type { DroppedProduct } from '@candil/contract';
import { useFailureMessage, useTranslation } from '@candil/i18n/react';
import { Tag } from '@candil/ui-kit/badge';
import { Button } from '@candil/ui-kit/button';
import { Notice } from '@candil/ui-kit/notice';
import { Link } from 'react-router';

interface DroppedLinesProps {
  readonly projectId: string;
  readonly lines: readonly DroppedProduct[];
}

/** Lines that cannot enter a budget as they are: each with the reason and the way to mend it. */
export const DroppedLines = ({ projectId, lines }: DroppedLinesProps) => {
  const { t } = useTranslation('eproject');
  const wordFailure = useFailureMessage();
  if (lines.length === 0) return null;
  return (
    <Notice tone="attention" title={t('budget.dropped.title')}>
      <p className="m-0 mb-3">{t('budget.dropped.text')}</p>
      <ul className="m-0 flex list-none flex-col gap-3 p-0 text-text">
        {lines.map((line) => {
          const { title, text } = wordFailure(line.issue ?? { code: line.reason });
          return (
            <li key={line.productId} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-hairline pt-3">
              <div className="min-w-0 grow">
                <p className="m-0 flex flex-wrap items-center gap-2">
                  <Tag>{line.tag}</Tag>
                  <strong className="font-semibold">{line.modelName}</strong>
                  <span className="font-mono text-sm text-muted">{line.referenceCode}</span>
                </p>
                <p className="m-0 mt-0.5 text-sm">
                  {title}. <span className="text-muted">{text}</span>
                </p>
              </div>
              <Button size="sm" asChild>
                <Link to={`/project/${projectId}#${line.productId}`}>{t('budget.dropped.fix')}</Link>
              </Button>
            </li>
          );
        })}
      </ul>
    </Notice>
  );
};
