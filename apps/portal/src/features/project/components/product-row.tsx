import type { Project, ProjectProduct } from '@candil/contract';
import { useFormat, useTranslation } from '@candil/i18n/react';
import { Tag } from '@candil/ui-kit/badge';
import { Checkbox } from '@candil/ui-kit/checkbox';
import { TableCell, TableRow } from '@candil/ui-kit/table';
import { clsx } from 'clsx';
import { Link } from 'react-router';
import { flagPlaceOf } from '../../../shared/flags/flag-place';
import { useFlag } from '../../../shared/flags/use-flag';
import { ChosenAttributes } from '../../../shared/product-line/chosen-attributes';
import { ComposedPieces } from '../../../shared/product-line/composed-pieces';
import { configuratorPath, viewPath } from '../../../shared/product-line/configurator-path';
import { ProductIdentity } from '../../../shared/product-line/product-identity';
import { LineRepairs } from './line-repairs';
import { ProductDelivery } from './product-delivery';
import { ProductMenu } from './product-menu';
import { ProductQuantity } from './product-quantity';
import type { ChangeProject } from './use-project-changes';
import type { Proposals } from './use-proposals';
import type { Selection } from './use-selection';
import { ValidationMark } from './validation-mark';

interface ProductRowProps {
  readonly project: Pick<Project, 'id' | 'catalogId' | 'products' | 'currency'>;
  readonly product: ProjectProduct;
  readonly editable: boolean;
  /** Without picture, on as few lines as there are. */
  readonly compact: boolean;
  readonly selection: Selection;
  /** Shows net prices. */
  readonly net: boolean;
  readonly proposals: Proposals;
  readonly columns: number;
  readonly onChange: ChangeProject;
}

/** One luminaire of the project. */
export const ProductRow = (props: ProductRowProps) => {
  const { project, product, editable, compact, net, selection, proposals, columns, onChange } = props;
  const { t } = useTranslation('eproject');
  const format = useFormat();
  const { prices } = product;
  const newCompositors = useFlag('newCompositors', flagPlaceOf(product));
  const toFix = editable && product.issues.length > 0;
  const unit = prices && (prices.unitNet ?? prices.unitGross);
  const opens = editable ? configuratorPath(project, product, { newCompositors }) : viewPath(project, product);
  const name = opens ? (
    <Link to={opens} className="text-inherit no-underline hover:underline">
      {product.modelName}
    </Link>
  ) : (
    product.modelName
  );
  const row = (
    <TableRow
      id={product._id}
      tabIndex={-1}
      selected={editable && selection.has(product._id)}
      className={clsx(
        'scroll-mt-28 outline-none as-cards:grid-cols-[minmax(0,1fr)_auto]! as-cards:gap-y-1!',
        toFix ? 'bg-attention-soft as-cards:border-b-0! [&>td]:border-b-0' : 'target:bg-accent-soft',
        compact && '[&>td]:py-1.5',
      )}
    >
      {editable && (
        <TableCell className="pe-0! as-cards:col-start-2 as-cards:row-start-3 as-cards:mt-1.5 as-cards:self-center as-cards:pe-12! as-cards:text-end">
          <Checkbox
            label={t('project.select.line', { tag: product.tag, name: product.modelName })}
            hideLabel
            checked={selection.has(product._id)}
            onCheckedChange={() => selection.toggle(product._id)}
          />
        </TableCell>
      )}
      <TableCell className="as-cards:order-1">
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
      <TableCell className="as-cards:order-3">
        {product.compositions === undefined ? (
          <ChosenAttributes descriptions={product.descriptions} pendantHeight={product.attributes.pendantHeight} />
        ) : (
          <ComposedPieces compositions={product.compositions} />
        )}
        <ValidationMark product={product} />
        {product.note !== '' && <span className="mt-1 block text-sm wrap-anywhere whitespace-pre-line italic">{product.note}</span>}
      </TableCell>
      <TableCell className="as-cards:order-4 as-cards:max-w-40 as-cards:justify-self-end">
        <ProductDelivery product={product} />
      </TableCell>
      <TableCell className={clsx('as-cards:order-5 as-cards:mt-1.5', !editable && 'as-cards:hidden')}>
        {editable ? <ProductQuantity product={product} onChange={onChange} /> : product.quantity}
      </TableCell>
      <TableCell end className="@max-[62rem]/table-frame:hidden">
        <Amount amount={unit} currency={prices?.currency} />
      </TableCell>
      <TableCell end className="as-cards:order-2 as-cards:text-end!">
        <strong className="font-semibold">
          <Amount amount={prices && (prices.totalNet ?? prices.totalGross)} currency={prices?.currency} />
        </strong>
        {unit !== null && prices && (
          <span className="hidden text-sm text-muted @max-[62rem]/table-frame:block">
            <span className="sr-only">{net ? t('project.column.unitNet') : t('project.column.unitGross')} </span>
            {`${product.quantity} × ${format.money(unit, prices.currency)}`}
          </span>
        )}
      </TableCell>
      {editable && (
        <TableCell className="as-cards:col-start-2 as-cards:row-start-3 as-cards:mt-1.5 as-cards:self-center as-cards:justify-self-end">
          <ProductMenu project={project} product={product} onChange={onChange} />
        </TableCell>
      )}
    </TableRow>
  );
  if (!toFix) return row;
  return (
    <>
      {row}
      <LineRepairs project={project} product={product} proposals={proposals} columns={columns} onChange={onChange} />
    </>
  );
};

const Amount = ({ amount, currency }: { amount: number | null; currency: 'EUR' | 'USD' | undefined }) => {
  const { t } = useTranslation('eproject');
  const format = useFormat();
  if (amount === null || currency === undefined) return <span className="text-muted">{t('project.line.noPrice')}</span>;
  return <span className="whitespace-nowrap">{format.money(amount, currency)}</span>;
};
