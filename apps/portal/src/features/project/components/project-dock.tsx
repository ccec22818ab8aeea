import type { Project } from '@candil/contract';
import { useFormat, useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { PlusIcon } from '@candil/ui-kit/icon';
import { useRef } from 'react';
import { Link } from 'react-router';
import { useToastsClearOf } from '../../../shared/shell/use-toasts-clear-of';

interface ProjectDockProps {
  readonly project: Project;
  /** A change is under way: the amounts are those before it. */
  readonly changing: boolean;
  readonly orderable: boolean;
  readonly extendable: boolean;
}

/** On small and medium screens the total, the delivery and the button to order stay at the thumb, however long the list is. */
export const ProjectDock = ({ project, changing, orderable, extendable }: ProjectDockProps) => {
  const { t } = useTranslation('eproject');
  const format = useFormat();
  const dock = useRef<HTMLElement>(null);
  useToastsClearOf(dock);
  const { currency, gross, net, pieces } = project.totals;
  return (
    <section
      ref={dock}
      aria-label={t('project.summary')}
      data-print="hidden"
      data-dock
      className="fixed inset-x-0 bottom-[calc(var(--tab-bar)+env(safe-area-inset-bottom))] z-(--layer-sticky) border-t border-hairline bg-surface md:bottom-0 lg:hidden"
    >
      <div className="mx-auto flex max-w-[90rem] items-center justify-between gap-4 px-4 py-2.5 md:px-7 md:py-3">
        <div className="min-w-0 transition-opacity data-[busy=true]:opacity-60" data-busy={changing}>
          <p className="m-0 flex flex-wrap items-baseline gap-x-2 text-xl leading-tight font-semibold">
            {format.money(net ?? gross, currency)}
            <span className="text-sm font-normal text-muted md:hidden">
              {net === undefined ? t('project.totals.grossAmount') : t('budget.lines.net')}
            </span>
            <span className="text-sm font-normal text-muted max-md:hidden">
              {net === undefined ? t('project.totals.gross', { count: pieces }) : t('project.totals.net', { count: pieces })}
            </span>
          </p>
          <p className="m-0 text-sm text-muted">
            {t('project.totals.onSite')}{' '}
            <span className="whitespace-nowrap text-text">
              {project.onSite ? format.day(project.onSite.date) : t('project.totals.onSiteUnknown')}
            </span>
          </p>
        </div>
        <div className="flex shrink-0 items-center gap-2">
          {extendable && (
            <Button variant="primary" size="lg" icon={<PlusIcon size={20} />} asChild>
              <Link to={`/project/${project.id}/add-product`}>
                <span className="max-md:sr-only">{t('project.addProduct')}</span>
              </Link>
            </Button>
          )}
          {orderable && (
            <Button variant="dark" size="lg" asChild>
              <Link to={`/project/${project.id}/new-order`}>{t('project.newOrder')}</Link>
            </Button>
          )}
        </div>
      </div>
    </section>
  );
};
