import type { ComparedComposition, ComparedVariant } from '@candil/contract';
import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { Link } from 'react-router';
import { AddToProject } from '../../../shared/add-to-project/add-to-project';
import type { useTargetProject } from '../../../shared/browse/use-target-project';

interface CompositionNameProps {
  readonly product: ComparedComposition;
  readonly referenceCode: string;
}

/** The name of a composition with its project: compositions of one collection are called alike. */
export const CompositionName = ({ product, referenceCode }: CompositionNameProps) => {
  const { t } = useTranslation('eproject');
  return (
    <div className="min-w-0">
      <span className="block text-sm font-normal text-muted">{t('compare.composition')}</span>
      <span className="block text-base font-semibold text-text">{product.modelName}</span>
      <span className="block font-mono text-sm font-normal break-words text-muted">{referenceCode}</span>
      <span className="block text-sm font-normal break-words text-muted">{product.project.name}</span>
    </div>
  );
};

interface CompositionCommandsProps {
  readonly product: ComparedComposition;
  readonly variant: ComparedVariant;
  readonly target: ReturnType<typeof useTargetProject>;
}

/** A copy of it into a project, and the project that it stands in. */
export const CompositionCommands = ({ product, variant, target }: CompositionCommandsProps) => {
  const { t } = useTranslation('eproject');
  const { id, catalogId } = product.project;
  const isOfOther = target.project !== undefined && target.project.catalogId !== catalogId;
  return (
    <>
      {variant.issue === null && !isOfOther && (
        <AddToProject
          name={product.modelName}
          products={[{ referenceCode: variant.referenceCode, quantity: 1 }]}
          catalogId={catalogId}
          project={target.project}
          label={t('browse.preconfig.add')}
          variant="secondary"
          className="w-full"
        />
      )}
      <Button asChild variant="ghost" className="w-full">
        <Link to={`/project/${id}`}>{t('order.detail.openProject')}</Link>
      </Button>
    </>
  );
};
