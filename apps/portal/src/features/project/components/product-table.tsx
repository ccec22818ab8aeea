import type { Project } from '@candil/contract';
import { useFormat, useTranslation } from '@candil/i18n/react';
import { Checkbox } from '@candil/ui-kit/checkbox';
import { TableBody, TableFrame, TableGroup, TableHead, TableHeader } from '@candil/ui-kit/table';
import { VisuallyHidden } from '@candil/ui-kit/visually-hidden';
import type { RoomOfProducts } from '../model/product-view';
import { ProductRow } from './product-row';
import type { ChangeProject } from './use-project-changes';
import type { Proposals } from './use-proposals';
import type { Selection } from './use-selection';

interface ProductTableProps {
  readonly project: Project;
  readonly rooms: readonly RoomOfProducts[];
  readonly editable: boolean;
  /** Rows without pictures, one line each. */
  readonly compact: boolean;
  readonly selection: Selection;
  readonly proposals: Proposals;
  readonly onChange: ChangeProject;
}

/** Height of the bar under which the head sticks. */
const BAR_HEIGHT_PX = 60;
const COLUMNS = 6;

/** The luminaires of a project by room. */
export const ProductTable = ({ project, rooms, editable, compact, selection, proposals, onChange }: ProductTableProps) => {
  const { t } = useTranslation('eproject');
  const format = useFormat();
  const net = project.totals.net !== undefined;
  const shown = rooms.flatMap(({ products }) => products);
  const chosen = shown.filter(({ _id }) => selection.has(_id)).length;
  const columns = COLUMNS + (editable ? 2 : 0);
  const hasRooms = rooms.some(({ room }) => room !== '');
  return (
    <TableFrame label={t('project.products')} stickyTop={BAR_HEIGHT_PX}>
      <TableHead>
        {editable && (
          <TableHeader className="w-10 pe-0!">
            <Checkbox
              label={t('project.select.all')}
              hideLabel
              checked={chosen > 0 && chosen === shown.length}
              indeterminate={chosen > 0 && chosen < shown.length}
              onCheckedChange={(checked) => selection.set(checked ? shown.map(({ _id }) => _id) : [])}
            />
          </TableHeader>
        )}
        <TableHeader className="w-[26%]">{t('project.column.product')}</TableHeader>
        <TableHeader className="w-[24%]">{t('project.column.attributes')}</TableHeader>
        <TableHeader>{t('project.column.delivery')}</TableHeader>
        <TableHeader>{t('project.column.quantity')}</TableHeader>
        {/* Under 62rem the columns do not fit beside each other in German: the unit price stands under the total. */}
        <TableHeader end className="@max-[62rem]/table-frame:hidden">
          {net ? t('project.column.unitNet') : t('project.column.unitGross')}
        </TableHeader>
        <TableHeader end>{net ? t('project.column.totalNet') : t('project.column.totalGross')}</TableHeader>
        {editable && (
          <TableHeader>
            <VisuallyHidden>{t('project.column.actions')}</VisuallyHidden>
          </TableHeader>
        )}
      </TableHead>
      {rooms.map(({ room, products, amount }) => (
        <TableBody key={room}>
          {hasRooms && (
            <TableGroup
              label={room === '' ? t('project.place.noRoom') : room}
              columns={columns}
              aside={amount !== undefined && format.money(amount, project.currency)}
            />
          )}
          {products.map((product) => (
            <ProductRow
              key={product._id}
              project={project}
              product={product}
              editable={editable}
              compact={compact}
              net={net}
              selection={selection}
              proposals={proposals}
              columns={columns}
              onChange={onChange}
            />
          ))}
        </TableBody>
      ))}
    </TableFrame>
  );
};
