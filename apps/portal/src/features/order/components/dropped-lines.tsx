import type { OrderPreview } from '@candil/contract';
import { useFailureMessage, useTranslation } from '@candil/i18n/react';
import { Tag } from '@candil/ui-kit/badge';
import { Button } from '@candil/ui-kit/button';
import { Notice } from '@candil/ui-kit/notice';
import { Link } from 'react-router';

type DroppedLine = OrderPreview['dropped'][number];

interface DroppedLinesProps {
  readonly projectId: string;
  readonly lines: readonly DroppedLine[];
  /** Name of the project that takes them when the order is placed. */
  readonly followUpName: string;
  /** Raises a line to its minimum in the project. */
  readonly onRaise: (line: DroppedLine, quantity: number) => void;
  readonly busy: boolean;
}

/** Lines that cannot be ordered as they are: each with the reason and the way to mend it. */
export const DroppedLines = ({ projectId, lines, followUpName, onRaise, busy }: DroppedLinesProps) => {
  const { t } = useTranslation('eproject');
  const wordFailure = useFailureMessage();
  if (lines.length === 0) return null;
  return (
    <Notice tone="attention" title={t('order.dropped.title', { count: lines.length })}>
      <p className="m-0 mb-3">{t('order.dropped.text', { count: lines.length, project: followUpName })}</p>
      <ul className="m-0 flex list-none flex-col gap-3 p-0">
        {lines.map((line) => {
          const minimum = line.issue.code === 'line.moq' ? Number(line.issue.values.moq) : undefined;
          const { title, text } = wordFailure(line.issue);
          return (
            <li key={line._id} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-hairline pt-3">
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
              {minimum !== undefined && (
                <Button size="sm" loading={busy} onClick={() => onRaise(line, minimum)}>
                  {t('order.dropped.raise', { moq: minimum })}
                </Button>
              )}
              <Button size="sm" variant="ghost" asChild>
                <Link to={`/project/${projectId}#${line._id}`}>{t('order.dropped.fix')}</Link>
              </Button>
            </li>
          );
        })}
      </ul>
    </Notice>
  );
};
