import type { ProjectProduct } from '@candil/contract';
import { useFormat, useTranslation } from '@candil/i18n/react';
import { TableCell, TableRow } from '@candil/ui-kit/table';
import { Link } from 'react-router';
import { ChosenAttributes } from '../../../shared/product-line/chosen-attributes';
import { ProductIdentity } from '../../../shared/product-line/product-identity';
import { configuratorPath } from '../model/configurator-path';
import { ProductDelivery } from './product-delivery';
import { ProductMenu } from './product-menu';
import { ProductQuantity } from './product-quantity';
import type { ChangeProject } from './use-project-changes';

interface ProductRowProps {
  readonly projectId: string;
  readonly product: ProjectProduct;
  readonly editable: boolean;
  /** Shows net prices. */
  readonly net: boolean;
  readonly onChange: ChangeProject;
}

/** One luminaire of the project. */
export const ProductRow = ({ projectId, product, editable, net, onChange }: ProductRowProps) => {
  const { t } = useTranslation('eproject');
  const { prices } = product;
  const name = editable ? (
    <Link to={configuratorPath(projectId, product)} className="text-inherit no-underline hover:underline">
      {product.modelName}
    </Link>
  ) : (
    product.modelName
  );
  return (
    <TableRow id={product._id} className="scroll-mt-24 target:bg-accent-soft">
      <TableCell card="wide">
        <ProductIdentity image={product.image} tag={product.tag} name={name} referenceCode={product.referenceCode} />
      </TableCell>
      <TableCell card="wide">
        <ChosenAttributes descriptions={product.descriptions} pendantHeight={product.attributes.pendantHeight} />
      </TableCell>
      <TableCell label={t('project.column.delivery')}>
        <ProductDelivery product={product} editable={editable} onChange={onChange} />
      </TableCell>
      <TableCell label={t('project.column.quantity')}>
        {editable ? <ProductQuantity product={product} onChange={onChange} /> : product.quantity}
      </TableCell>
      <TableCell label={net ? t('project.column.unitNet') : t('project.column.unitGross')} end>
        <Amount amount={prices && (prices.unitNet ?? prices.unitGross)} currency={prices?.currency} />
      </TableCell>
      <TableCell label={net ? t('project.column.totalNet') : t('project.column.totalGross')} end>
        <strong className="font-semibold">
          <Amount amount={prices && (prices.totalNet ?? prices.totalGross)} currency={prices?.currency} />
        </strong>
      </TableCell>
      {editable && (
        <TableCell card="corner">
          <ProductMenu projectId={projectId} product={product} onChange={onChange} />
        </TableCell>
      )}
    </TableRow>
  );
};

const Amount = ({ amount, currency }: { amount: number | null; currency: 'EUR' | 'USD' | undefined }) => {
  const { t } = useTranslation('eproject');
  const format = useFormat();
  if (amount === null || currency === undefined) return <span className="text-muted">{t('project.line.noPrice')}</span>;
  return <span className="whitespace-nowrap">{format.money(amount, currency)}</span>;
};
