import type { SharedProduct } from '@candil/contract';
import type { Currency } from '@candil/domain';
import { useFormat, useTranslation } from '@candil/i18n/react';
import { AvailabilityBadge } from '@candil/ui-kit/availability-badge';
import { TableBody, TableCell, TableFrame, TableGroup, TableHead, TableHeader, TableRow } from '@candil/ui-kit/table';
import { ChosenAttributes } from '../../shared/product-line/chosen-attributes';
import { ComposedPieces } from '../../shared/product-line/composed-pieces';
import { deliveryTone } from '../../shared/product-line/delivery-tone';
import { ProductIdentity } from '../../shared/product-line/product-identity';

interface SharedProductsProps {
  readonly products: readonly SharedProduct[];
  readonly withPrices: boolean;
  readonly currency: Currency;
}

/** Height of the bar under which the head sticks. */
const BAR_HEIGHT_PX = 60;
const COLUMNS = 4;
const PRICE_COLUMNS = 2;

/** Lines by room, rooms as they first appear, lines without one last. */
const byRoom = (products: readonly SharedProduct[]): readonly [room: string, products: readonly SharedProduct[]][] => {
  const rooms = new Map<string, SharedProduct[]>();
  for (const product of products) rooms.set(product.room, [...(rooms.get(product.room) ?? []), product]);
  return [...rooms].toSorted(([first], [second]) => Number(first === '') - Number(second === ''));
};

/** The luminaires of a project that is shown by a link. */
export const SharedProducts = ({ products, withPrices, currency }: SharedProductsProps) => {
  const { t } = useTranslation('eproject');
  const rooms = byRoom(products);
  return (
    <TableFrame label={t('project.products')} stickyTop={BAR_HEIGHT_PX}>
      <TableHead>
        <TableHeader className="w-[30%]">{t('project.column.product')}</TableHeader>
        <TableHeader className="w-[30%]">{t('project.column.attributes')}</TableHeader>
        <TableHeader>{t('project.column.delivery')}</TableHeader>
        <TableHeader end>{t('project.column.quantity')}</TableHeader>
        {withPrices && (
          <>
            <TableHeader end>{t('project.column.unitGross')}</TableHeader>
            <TableHeader end>{t('project.column.totalGross')}</TableHeader>
          </>
        )}
      </TableHead>
      {rooms.map(([room, inRoom]) => (
        <TableBody key={room}>
          {rooms.length > 1 && (
            <TableGroup label={room === '' ? t('project.place.noRoom') : room} columns={COLUMNS + (withPrices ? PRICE_COLUMNS : 0)} />
          )}
          {inRoom.map((product, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a shared project have no ids and never move
            <SharedRow key={`${product.tag} ${index}`} product={product} withPrices={withPrices} currency={currency} />
          ))}
        </TableBody>
      ))}
    </TableFrame>
  );
};

interface SharedRowProps {
  readonly product: SharedProduct;
  readonly withPrices: boolean;
  readonly currency: Currency;
}

const SharedRow = ({ product, withPrices, currency }: SharedRowProps) => {
  const { t } = useTranslation('eproject');
  const format = useFormat();
  const { availability, prices } = product;
  const weeks = availability?.weeks ?? null;
  const money = (amount: number | undefined) => (amount === undefined ? t('project.line.noPrice') : format.money(amount, currency));
  return (
    <TableRow>
      <TableCell card="wide">
        <ProductIdentity image={product.image} tag={product.tag} name={product.modelName} referenceCode={product.referenceCode} />
      </TableCell>
      <TableCell card="wide">
        {product.compositions === undefined ? (
          <ChosenAttributes descriptions={product.descriptions} pendantHeight={product.attributes.pendantHeight} />
        ) : (
          <ComposedPieces compositions={product.compositions} />
        )}
      </TableCell>
      <TableCell label={t('project.column.delivery')}>
        <AvailabilityBadge
          className="md:whitespace-nowrap"
          tone={availability === null ? 'neutral' : deliveryTone(availability)}
          label={weeks === null ? t('project.line.leadTimeOnRequest') : format.weeks(weeks)}
        />
      </TableCell>
      <TableCell label={t('project.column.quantity')} end>
        {product.quantity}
      </TableCell>
      {withPrices && (
        <>
          <TableCell label={t('project.column.unitGross')} end>
            {money(prices?.unitGross)}
          </TableCell>
          <TableCell label={t('project.column.totalGross')} end>
            <strong className="font-semibold">{money(prices?.totalGross)}</strong>
          </TableCell>
        </>
      )}
    </TableRow>
  );
};
