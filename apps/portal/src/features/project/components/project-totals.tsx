import type { Project } from '@candil/contract';
import { useFormat, useTranslation } from '@candil/i18n/react';
import { Card, FactList } from '@candil/ui-kit/card';
import { Notice } from '@candil/ui-kit/notice';

interface ProjectTotalsProps {
  readonly project: Project;
  /** A change is under way: the amounts are those before it. */
  readonly changing: boolean;
}

const NAMED_LINES_MAX = 5;

/** Total of the project and its delivery. */
export const ProjectTotals = ({ project, changing }: ProjectTotalsProps) => {
  const { t } = useTranslation('eproject');
  const format = useFormat();
  const { currency, gross, net, pieces, lumens, watts } = project.totals;
  const withoutPrice = project.products.filter(({ prices }) => prices === null).length;
  // Names the line that lacks the date.
  const withoutDate = project.products.filter(({ availability }) => availability?.shippingDate == null);
  const setsDate = project.onSite && project.products.find(({ _id }) => _id === project.onSite?.productId);
  return (
    <Card className="transition-opacity data-[busy=true]:opacity-60" data-busy={changing} aria-busy={changing}>
      <p className="m-0 text-sm text-muted">
        {net === undefined ? t('project.totals.gross', { count: pieces }) : t('project.totals.net', { count: pieces })}
      </p>
      <p className="m-0 mt-1 mb-4 text-3xl font-semibold">{format.money(net ?? gross, currency)}</p>
      <FactList
        facts={[
          ...(net === undefined ? [] : [{ label: t('project.totals.grossAmount'), value: format.money(gross, currency) }]),
          { label: t('project.totals.power'), value: format.watts(watts) },
          { label: t('project.totals.flux'), value: format.lumens(lumens) },
          {
            label: t('project.totals.onSite'),
            value: project.onSite ? format.day(project.onSite.date) : t('project.totals.onSiteUnknown'),
            strong: true,
          },
        ]}
      />
      {withoutPrice > 0 && <p className="m-0 mt-3 text-sm text-attention-text">{t('project.totals.without', { count: withoutPrice })}</p>}
      {project.onSite === null && withoutDate.length > 0 && (
        <Notice tone="attention" className="mt-4">
          <p className="m-0">{t('project.totals.withoutDate', { count: withoutDate.length })}</p>
          <ul className="m-0 mt-1 list-none p-0">
            {withoutDate.slice(0, NAMED_LINES_MAX).map(({ _id, tag, modelName }) => (
              <li key={_id}>
                <a href={`#${_id}`} className="text-inherit">{`${tag} ${modelName}`}</a>
              </li>
            ))}
            {withoutDate.length > NAMED_LINES_MAX && <li>{t('project.totals.more', { count: withoutDate.length - NAMED_LINES_MAX })}</li>}
          </ul>
        </Notice>
      )}
      {setsDate && project.products.length > 1 && project.onSite && (
        <Notice className="mt-4">
          <a href={`#${setsDate._id}`} className="text-inherit">
            {t('project.totals.setsDate', { name: `${setsDate.tag} ${setsDate.modelName}`, weeks: format.weeks(project.onSite.weeks) })}
          </a>
        </Notice>
      )}
    </Card>
  );
};
