import type { BudgetRequest } from '@candil/contract';
import { useFormat, useTranslation } from '@candil/i18n/react';
import { Card, CardHeader } from '@candil/ui-kit/card';
import { DocumentIcon } from '@candil/ui-kit/icon';

/** Earlier requests, newest first; nothing while there are none. */
export const PreviousRequests = ({ requests }: { requests: readonly BudgetRequest[] }) => {
  const { t } = useTranslation('eproject');
  if (requests.length === 0) return null;
  return (
    <Card>
      <CardHeader title={t('request.before.title')} />
      <ul className="m-0 list-none p-0">
        {requests.map((request) => (
          <PreviousRequest key={request.id} request={request} />
        ))}
      </ul>
    </Card>
  );
};

const PreviousRequest = ({ request: { requestNumber, createdAt, requestedByName, description, files } }: { request: BudgetRequest }) => {
  const { t } = useTranslation('eproject');
  const format = useFormat();
  return (
    <li className="border-t border-hairline-soft py-3 first:border-t-0 first:pt-0 last:pb-0">
      <p className="m-0 flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="text-base font-medium">{t('request.before.on', { date: format.instant(createdAt) })}</span>
        <span className="font-mono text-sm text-muted">{requestNumber}</span>
      </p>
      <p className="m-0 text-sm text-muted">{t('request.before.by', { name: requestedByName })}</p>
      {description !== '' && <p className="m-0 mt-2 line-clamp-4 text-sm break-words whitespace-pre-line">{description}</p>}
      {files.length > 0 && (
        <ul className="m-0 mt-2 flex list-none flex-col gap-1 p-0 text-sm text-muted">
          {files.map((name, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and the list never changes
            <li key={`${place} ${name}`} className="flex min-w-0 items-center gap-1.5">
              <DocumentIcon size={16} className="shrink-0" />
              <span className="truncate">{name}</span>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
};
