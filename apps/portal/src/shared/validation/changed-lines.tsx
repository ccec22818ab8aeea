import type { OrderLine } from '@candil/contract';
import { useFormat, useTranslation } from '@candil/i18n/react';
import { Tag } from '@candil/ui-kit/badge';
import { Button } from '@candil/ui-kit/button';
import { Notice } from '@candil/ui-kit/notice';
import { Link } from 'react-router';
import { BeforeAndNow } from './before-and-now';
import { hasChanged, type SavedFactsOfPiece } from './saved-facts';

/** A line on its way into a quote or an order. */
export interface LineSinceSaved extends SavedFactsOfPiece {
  readonly productId: string;
  readonly tag: string;
  readonly modelName: string;
}

interface ChangedLinesProps {
  readonly projectId: string;
  readonly currency: OrderLine['prices']['currency'];
  readonly lines: readonly LineSinceSaved[];
}

/** Lines with other prices or weeks than when they were saved. They may go on at those of today, but not unseen. */
export const ChangedLines = ({ projectId, currency, lines }: ChangedLinesProps) => {
  const { t } = useTranslation('eproject');
  const format = useFormat();
  const changed = lines.filter(hasChanged);
  if (changed.length === 0) return null;
  const money = (amount: number | null) => (amount === null ? '–' : format.money(amount, currency));
  return (
    <Notice tone="neutral" role="status" title={t('validation.sinceSaved.title', { count: changed.length })}>
      <p className="m-0 mb-3">{t('validation.sinceSaved.text')}</p>
      <ul className="m-0 flex list-none flex-col gap-3 p-0">
        {changed.map(({ productId, tag, modelName, price, weeks }) => (
          <li key={productId} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-hairline pt-3">
            <p className="m-0 flex min-w-0 grow flex-wrap items-center gap-2">
              <Tag>{tag}</Tag>
              <strong className="font-semibold">{modelName}</strong>
              <span>
                <BeforeAndNow fact={price} inWords={money} />
              </span>
              <span>
                <BeforeAndNow fact={weeks} inWords={(value) => format.weeks(value ?? undefined)} />
              </span>
            </p>
            <Button size="sm" variant="ghost" asChild>
              <Link to={`/validate/${projectId}/${productId}`} aria-label={`${t('project.line.validate')} ${tag} ${modelName}`}>
                {t('project.line.validate')}
              </Link>
            </Button>
          </li>
        ))}
      </ul>
    </Notice>
  );
};
