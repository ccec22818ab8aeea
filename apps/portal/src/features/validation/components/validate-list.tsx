import { configurationQuery } from '@candil/api-client/react';
import type { Project, ProjectProduct } from '@candil/contract';
import { CONFIGURATOR_IDS } from '@candil/domain';
import { useFailureMessage, useFormat, useLanguage, useTranslation } from '@candil/i18n/react';
import { Button, LoadingButton } from '@candil/ui-kit/button';
import { Notice } from '@candil/ui-kit/notice';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { usePortal } from '../../../shared/portal';
import { useConfirm } from '../state/use-confirm';
import { DifferenceTable } from './difference-table';
import { ValidationFrame } from './validation-frame';

interface ValidateListProps {
  readonly project: Project;
  readonly product: ProjectProduct;
}

/** A pieces list or a board: its price and weeks when it was saved beside those of today, and the open choices of its pieces. */
export const ValidateList = ({ project, product }: ValidateListProps) => {
  const { t } = useTranslation('editor');
  const { client } = usePortal();
  const { language } = useLanguage();
  const format = useFormat();
  const confirm = useConfirm(project, product);
  const saved = useQuery({
    ...configurationQuery(client, project.id, product._id, { lang: language }),
    meta: { action: 'configuration-fetch' },
  });
  const last = saved.data?.lastSaved;
  const isBoard = product.configuratorType.id === CONFIGURATOR_IDS.COMPOSITOR_2D;
  const money = (amount: number | null | undefined) =>
    amount === null || amount === undefined ? '–' : format.money(amount, project.currency);
  return (
    <ValidationFrame project={project} product={product}>
      <DifferenceTable
        rows={[
          { name: t('validation.listPrice'), stored: money(last?.unitGross), now: money(product.prices?.unitGross) },
          {
            name: t('validation.weeks'),
            stored: last === undefined ? '–' : format.weeks(last.weeks),
            now: format.weeks(product.availability?.weeks),
          },
        ]}
      />
      {product.issues.length > 0 && (
        <Notice tone="attention" role="status" title={t(isBoard ? 'validation.boardIssues' : 'validation.listIssues')}>
          <ul className="m-0 ps-5">
            {product.issues.map((issue) => (
              <IssueItem key={JSON.stringify(issue)} issue={issue} />
            ))}
          </ul>
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <LoadingButton
          variant="primary"
          size="lg"
          loading={confirm.isPending}
          disabled={product.issues.length > 0}
          onClick={() => confirm.mutate(undefined)}
        >
          {t('validation.confirm')}
        </LoadingButton>
        <Button asChild size="lg">
          <Link to={`/project/${project.id}/product/${product._id}/${isBoard ? 'ToolkitListConfigurator' : 'BundleListConfigurator'}`}>
            {t(isBoard ? 'validation.openBoard' : 'validation.openList')}
          </Link>
        </Button>
      </div>
    </ValidationFrame>
  );
};

const IssueItem = ({ issue }: { readonly issue: ProjectProduct['issues'][number] }) => {
  const { title, text } = useFailureMessage()(issue);
  return (
    <li>
      <span className="font-semibold">{title}</span> <span className="text-muted">{text}</span>
    </li>
  );
};
