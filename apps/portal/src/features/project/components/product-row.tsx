import type { Project, ProjectProduct } from '@candil/contract';
import { useFormat, useTranslation } from '@candil/i18n/react';
import { Tag } from '@candil/ui-kit/badge';
import { Checkbox } from '@candil/ui-kit/checkbox';
import { CheckIcon } from '@candil/ui-kit/icon';
import { TableCell, TableRow } from '@candil/ui-kit/table';
import { clsx } from 'clsx';
import { Link } from 'react-router';
import { ChosenAttributes } from '../../../shared/product-line/chosen-attributes';
import { ProductIdentity } from '../../../shared/product-line/product-identity';
import { configuratorPath, viewPath } from '../model/configurator-path';
import { ComposedPieces } from './composed-pieces';
import { ProductDelivery } from './product-delivery';
import { ProductMenu } from './product-menu';
import { ProductQuantity } from './product-quantity';
import type { ChangeProject } from './use-project-changes';
import type { Selection } from './use-selection';

interface ProductRowProps {
  readonly project: Pick<Project, 'id' | 'products'>;
  readonly product: ProjectProduct;
  readonly editable: boolean;
  /** Without picture, on as few lines as there are. */
  readonly compact: boolean;
  readonly selection: Selection;
  /** Shows net prices. */
  readonly net: boolean;
  readonly onChange: ChangeProject;
}

/** One luminaire of the project. */
export const ProductRow = ({ project, product, editable, compact, net, selection, onChange }: ProductRowProps) => {
  const { t } = useTranslation('eproject');
  const { prices } = product;
  const opens = editable ? configuratorPath(project.id, product) : viewPath(project.id, product);
  const name = opens ? (
    <Link to={opens} className="text-inherit no-underline hover:underline">
      {product.modelName}
    </Link>
  ) : (
    product.modelName
  );
  return (
    <TableRow
      id={product._id}
      selected={editable && selection.has(product._id)}
      className={clsx('scroll-mt-28 target:bg-accent-soft', compact && '[&>td]:py-1.5')}
    >
      {editable && (
        <TableCell card="wide" className="pe-0! as-cards:h-6">
          <Checkbox
            label={t('project.select.line', { tag: product.tag, name: product.modelName })}
            hideLabel
            checked={selection.has(product._id)}
            onCheckedChange={() => selection.toggle(product._id)}
          />
        </TableCell>
      )}
      <TableCell card="wide">
        {compact ? (
          <span className="flex flex-wrap items-baseline gap-x-2">
            <Tag>{product.tag}</Tag>
            <span className="font-semibold">{name}</span>
            <span className="font-mono text-sm text-muted">{product.referenceCode}</span>
          </span>
        ) : (
          <ProductIdentity image={product.image} tag={product.tag} name={name} referenceCode={product.referenceCode} />
        )}
      </TableCell>
      <TableCell card="wide">
        {product.compositions === undefined ? (
          <ChosenAttributes descriptions={product.descriptions} pendantHeight={product.attributes.pendantHeight} />
        ) : (
          <ComposedPieces compositions={product.compositions} />
        )}
        {product.validation.status === 1 && (
          <span className="mt-1 flex items-center gap-1 text-sm text-muted">
            <CheckIcon size={14} />
            {t('project.line.validated')}
          </span>
        )}
        {product.note !== '' && <span className="mt-1 block text-sm wrap-anywhere whitespace-pre-line italic">{product.note}</span>}
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
          <ProductMenu project={project} product={product} onChange={onChange} />
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
