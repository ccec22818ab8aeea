import { projectQuery } from '@candil/api-client/react';
import type { BudgetRequestInfo } from '@candil/contract';
import { useFormat, useLanguage, useTranslation } from '@candil/i18n/react';
import { Card, CardHeader, FactList } from '@candil/ui-kit/card';
import { Picture } from '@candil/ui-kit/picture';
import { Skeleton } from '@candil/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';

import { usePortal } from '../../../shared/portal';

/** Most pictures of a project that stand beside its request. */
const PICTURES = 6;

/** Project of the requested budget: its luminaires, their total and their number. */
export const ProjectCard = ({ project: { id, lines, pieces } }: { project: BudgetRequestInfo['project'] }) => {
  const { t } = useTranslation('eproject');
  const { client } = usePortal();
  const { language } = useLanguage();
  const format = useFormat();
  const { data } = useQuery({ ...projectQuery(client, id, { lang: language }), meta: { action: 'project-fetch' } });
  const total = data && (data.totals.net ?? data.totals.gross);
  return (
    <Card>
      <CardHeader title={t('request.project.title')} />
      <div className="mb-4 grid grid-cols-3 gap-2" aria-hidden>
        {data
          ? data.products.slice(0, PICTURES).map(({ _id, image }) => <Picture key={_id} src={image} alt="" className="rounded-control!" />)
          : Array.from({ length: Math.min(lines, PICTURES) }, (_, place) => `${place}`).map((place) => (
              <Skeleton key={place} className="aspect-square rounded-control!" />
            ))}
      </div>
      <FactList
        facts={[
          { label: t('request.project.lines'), value: lines },
          { label: t('request.project.pieces'), value: pieces },
          ...(data && total !== undefined
            ? [
                {
                  label: data.totals.net === undefined ? t('project.totals.grossAmount') : t('budget.lines.net'),
                  value: format.money(total, data.totals.currency),
                  strong: true,
                },
              ]
            : []),
        ]}
      />
    </Card>
  );
};
