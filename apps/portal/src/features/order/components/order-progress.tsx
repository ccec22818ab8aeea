import { useTranslation } from '@candil/i18n/react';
import { CheckIcon } from '@candil/ui-kit/icon';
import { VisuallyHidden } from '@candil/ui-kit/visually-hidden';
import { clsx } from 'clsx';
import { ORDER_STATUSES, type OrderStatus } from '../model/order-status';

/** The way of an order: pending, confirmed, production, finished. */
export const OrderProgress = ({ status }: { status: OrderStatus }) => {
  const { t } = useTranslation('eproject');
  return (
    <ol aria-label={t('order.detail.progress')} className="m-0 grid list-none grid-cols-4 p-0">
      {ORDER_STATUSES.map((step) => {
        const reached = step <= status;
        return (
          <li
            key={step}
            aria-current={step === status ? 'step' : undefined}
            className="relative flex flex-col items-center gap-2 text-center"
          >
            {step > 1 && (
              <span aria-hidden className={clsx('absolute top-[13px] right-1/2 h-0.5 w-full', reached ? 'bg-accent' : 'bg-hairline')} />
            )}
            <span
              aria-hidden
              className={clsx(
                'relative z-1 grid size-7 place-items-center rounded-full border-2',
                reached ? 'border-accent bg-accent text-on-accent' : 'border-hairline bg-surface',
              )}
            >
              {reached && <CheckIcon size={16} />}
            </span>
            <span
              className={clsx(
                'max-w-full text-sm hyphens-auto wrap-break-word max-sm:text-2xs',
                step === status ? 'font-semibold' : 'text-muted',
              )}
            >
              {t(`order.status.${step}`)}
            </span>
            {reached && <VisuallyHidden>{t('order.detail.reached')}</VisuallyHidden>}
          </li>
        );
      })}
    </ol>
  );
};
