import { SEARCH_TEXT_MAX } from '@candil/contract/lengths';
import { useTranslation } from '@candil/i18n/react';
import { Dropdown } from '@candil/ui-kit/dropdown';
import { SearchIcon } from '@candil/ui-kit/icon';
import { TextField } from '@candil/ui-kit/text-field';
import { useAccount } from '../../../shared/session/use-session';
import { useTypedSearch } from '../../../shared/use-typed-search';
import { offeredModes } from '../model/offered-modes';
import type { OrderListRequest } from '../model/order-list-request';
import { ORDER_STATUSES } from '../model/order-status';

interface OrderToolbarProps {
  readonly request: OrderListRequest;
  readonly onChange: (change: Partial<OrderListRequest>) => void;
}

const ALL = 'all';

/** Filters of the list: search, status, scope. */
export const OrderToolbar = ({ request, onChange }: OrderToolbarProps) => {
  const { t } = useTranslation('eproject');
  const modes = offeredModes(useAccount(), request.mode);
  const typed = useTypedSearch(request.search, (search) => onChange({ search }));
  return (
    <div className="flex flex-wrap items-center gap-3">
      <TextField
        label={t('order.list.search')}
        hideLabel
        type="search"
        placeholder={t('order.list.search')}
        prefix={<SearchIcon size={18} />}
        {...typed}
        maxLength={SEARCH_TEXT_MAX}
        className="w-full md:w-96"
      />
      <Dropdown
        label={t('order.list.statusLabel')}
        hideLabel
        className="max-md:grow"
        value={request.status ? String(request.status) : ALL}
        options={[
          { value: ALL, label: t('order.list.allStatuses') },
          ...ORDER_STATUSES.map((status) => ({ value: String(status), label: t(`order.status.${status}`) })),
        ]}
        onValueChange={(chosen) => onChange({ status: ORDER_STATUSES.find((status) => String(status) === chosen) })}
      />
      {modes.length > 0 && (
        <Dropdown
          label={t('order.list.modeLabel')}
          hideLabel
          className="max-md:grow"
          value={request.mode ?? ALL}
          options={[ALL, ...modes].map((mode) => ({ value: mode, label: t(`order.list.mode.${mode as typeof ALL}`) }))}
          onValueChange={(chosen) => onChange({ mode: modes.find((mode) => mode === chosen) })}
        />
      )}
    </div>
  );
};
