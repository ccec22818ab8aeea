import type { LineNews } from '@candil/contract';
import { useFormat, useTranslation } from '@candil/i18n/react';
import { Card, CardHeader } from '@candil/ui-kit/card';
import { Skeleton } from '@candil/ui-kit/skeleton';
import { clsx } from 'clsx';
import { useHomeVisit } from './use-home-visit';

/** Changes to the luminaires of the account's projects since its last visit. */
export const LineNewsCard = ({ className }: { className: string }) => {
  const { t } = useTranslation('common-front');
  const format = useFormat();
  const visit = useHomeVisit();
  if (visit.isError || (visit.fetchStatus === 'idle' && visit.data === undefined)) return null;
  const { data } = visit;
  return (
    <Card tone="dark" className={clsx('flex flex-col', className)} aria-busy={data === undefined}>
      <CardHeader title={t('home.news.title')} />
      {data === undefined ? (
        <Skeleton shape="text" width="70%" />
      ) : data.news.length === 0 ? (
        <p className="m-0 text-pretty text-muted">
          {data.since === null ? t('home.news.first') : t('home.news.none', { date: format.instant(data.since) })}
        </p>
      ) : (
        <ul className="m-0 flex list-none flex-col gap-3 p-0">
          {data.news.map((news) => (
            <li key={`${news.kind} ${news.referenceCode}`} className="text-pretty">
              <NewsLine news={news} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
};

const NewsLine = ({ news }: { news: LineNews }) => {
  const { t } = useTranslation('common-front');
  return (
    <>
      <strong className="font-semibold text-accent">{news.modelName}</strong>{' '}
      <span className="font-mono text-sm text-muted">{news.referenceCode}</span>
      <span className="block text-muted">
        {useWhat(news)} {t('home.news.usedIn', { count: news.projects })}
      </span>
    </>
  );
};

const useWhat = (news: LineNews): string => {
  const { t } = useTranslation('common-front');
  const format = useFormat();
  const weeksOf = (weeks: number | null) => (weeks === null ? t('home.news.onRequest') : format.weeks(weeks));
  switch (news.kind) {
    case 'ended':
      return news.replacedBy === null ? t('home.news.ended') : t('home.news.replaced', { name: news.replacedBy });
    case 'moq':
      return t('home.news.moq', { from: news.from, to: news.to });
    case 'weeks':
      return t('home.news.weeks', { from: weeksOf(news.from), to: weeksOf(news.to) });
    case 'price':
      return t(news.net ? 'home.news.priceNet' : 'home.news.priceList', {
        from: format.money(news.from, news.currency),
        to: format.money(news.to, news.currency),
      });
    default:
      return news satisfies never;
  }
};
