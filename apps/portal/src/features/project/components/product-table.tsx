import type { Project } from '@candil/contract';
import { useTranslation } from '@candil/i18n/react';
import { TableBody, TableFrame, TableHead, TableHeader } from '@candil/ui-kit/table';
import { VisuallyHidden } from '@candil/ui-kit/visually-hidden';
import { ProductRow } from './product-row';
import type { ChangeProject } from './use-project-changes';

interface ProductTableProps {
  readonly project: Project;
  readonly editable: boolean;
  readonly onChange: ChangeProject;
}

/** The luminaires of a project in the order of their tags. */
export const ProductTable = ({ project, editable, onChange }: ProductTableProps) => {
  const { t } = useTranslation('eproject');
  const net = project.totals.net !== undefined;
  return (
    <TableFrame label={t('project.products')}>
      <TableHead>
        <TableHeader className="w-[23%]">{t('project.column.product')}</TableHeader>
        <TableHeader className="w-[24%]">{t('project.column.attributes')}</TableHeader>
        <TableHeader>{t('project.column.delivery')}</TableHeader>
        <TableHeader>{t('project.column.quantity')}</TableHeader>
        <TableHeader end>{net ? t('project.column.unitNet') : t('project.column.unitGross')}</TableHeader>
        <TableHeader end>{net ? t('project.column.totalNet') : t('project.column.totalGross')}</TableHeader>
        {editable && (
          <TableHeader>
            <VisuallyHidden>{t('project.column.actions')}</VisuallyHidden>
          </TableHeader>
        )}
      </TableHead>
      <TableBody>
        {project.products.map((product) => (
          <ProductRow key={product._id} projectId={project.id} product={product} editable={editable} net={net} onChange={onChange} />
        ))}
      </TableBody>
    </TableFrame>
  );
};
