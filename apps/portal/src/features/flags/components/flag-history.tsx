import { auditQuery } from '@candil/api-client/react';
import type { FlagSetting } from '@candil/contract';
import { useFormat, useTranslation } from '@candil/i18n/react';
import { Skeleton } from '@candil/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { usePortal } from '../../../shared/portal';
import { useNow } from '../../../shared/use-now';

const SHOWN = 5;

/** History of the flag: author, time, old and new value of each change, from the last entries of the audit trail. */
export const FlagHistory = ({ flag: { name, version } }: { flag: FlagSetting }) => {
  const { t } = useTranslation('eproject');
  const { client } = usePortal();
  const format = useFormat();
  const now = useNow();
  const trail = useQuery({
    ...auditQuery(client, { kind: 'flag.', search: `"flag": "${name}"`, itemsPerPage: SHOWN }),
    enabled: version > 1,
    meta: { action: 'flag-history' },
  });
  const lines = trail.data?.lines ?? [];
  return (
    <section className="border-t border-hairline pt-4">
      <h3 className="m-0 text-base font-semibold">{t('flags.history.title')}</h3>
      {version === 1 && <p className="m-0 mt-1 text-sm text-muted">{t('flags.history.none')}</p>}
      {trail.isPending && version > 1 && <Skeleton width="100%" height={64} className="mt-2" />}
      <ol className="m-0 mt-2 flex list-none flex-col gap-3 p-0">
        {lines.map((line) => (
          <li key={line.id} className="text-sm">
            <span className="font-medium">
              {t('flags.changed', { name: line.by ?? t('flags.history.somebody'), when: format.ago(line.at, now) })}
            </span>
            <dl className="m-0 mt-1 grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5 text-muted">
              <dt>{t('flags.history.from')}</dt>
              <dd className="m-0 font-mono text-xs break-all">{line.details.from}</dd>
              <dt>{t('flags.history.to')}</dt>
              <dd className="m-0 font-mono text-xs break-all">{line.details.to}</dd>
            </dl>
          </li>
        ))}
      </ol>
    </section>
  );
};
