import type { OrderLine } from '@candil/contract';
import { useFormat, useTranslation } from '@candil/i18n/react';
import { AvailabilityBadge } from '@candil/ui-kit/availability-badge';
import { TableBody, TableCell, TableFrame, TableHead, TableHeader, TableRow } from '@candil/ui-kit/table';
import type { ReactNode } from 'react';
import { ChosenAttributes } from '../../../shared/product-line/chosen-attributes';
import { deliveryTone } from '../../../shared/product-line/delivery-tone';
import { ProductIdentity } from '../../../shared/product-line/product-identity';

interface OrderLinesProps {
  readonly label: string;
  readonly lines: readonly OrderLine[];
  /** Content of the quantity column; the number itself unless given. */
  readonly quantityOf?: (line: OrderLine) => ReactNode;
}

/** The lines of an order, before and after it is placed. */
export const OrderLines = ({ label, lines, quantityOf = ({ quantity }) => quantity }: OrderLinesProps) => {
  const { t } = useTranslation('eproject');
  const format = useFormat();
  const net = lines.some(({ prices }) => prices.unitNet !== undefined);
  const unit = net ? t('project.column.unitNet') : t('project.column.unitGross');
  const total = net ? t('project.column.totalNet') : t('project.column.totalGross');
  return (
    <TableFrame label={label}>
      <TableHead>
        <TableHeader>{t('order.column.product')}</TableHeader>
        <TableHeader>{t('order.column.delivery')}</TableHeader>
        <TableHeader>{t('order.column.quantity')}</TableHeader>
        <TableHeader end>{unit}</TableHeader>
        <TableHeader end>{total}</TableHeader>
      </TableHead>
      <TableBody>
        {lines.map((line) => {
          const { currency, unitGross, unitNet, totalGross, totalNet } = line.prices;
          return (
            <TableRow key={line._id}>
              <TableCell card="wide">
                <ProductIdentity image={line.image} tag={line.tag} name={line.modelName} referenceCode={line.referenceCode}>
                  <ChosenAttributes descriptions={line.descriptions} pendantHeight={line.pendantHeight} />
                  {line.room !== '' && <span className="block text-sm text-muted">{line.room}</span>}
                  {line.note !== '' && <span className="block text-sm wrap-anywhere whitespace-pre-line italic">{line.note}</span>}
                </ProductIdentity>
              </TableCell>
              <TableCell label={t('order.column.delivery')}>
                <AvailabilityBadge
                  tone={deliveryTone(line.availability)}
                  label={format.weeks(line.availability.weeks)}
                  detail={line.availability.shippingDate && format.day(line.availability.shippingDate)}
                />
              </TableCell>
              <TableCell label={t('order.column.quantity')}>{quantityOf(line)}</TableCell>
              <TableCell label={unit} end>
                {format.money(unitNet ?? unitGross, currency)}
              </TableCell>
              <TableCell label={total} end>
                <strong className="font-semibold">{format.money(totalNet ?? totalGross, currency)}</strong>
              </TableCell>
            </TableRow>
          );
        })}
      </TableBody>
    </TableFrame>
  );
};
