import type { Account } from '@candil/contract';
import { USER_STATUS } from '@candil/domain';
import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { Notice } from '@candil/ui-kit/notice';
import { useEntrance } from '../entrance';

interface TradeAccessNoticeProps {
  readonly account: Account;
  readonly className?: string;
}

/** Explains trade access to users without it and links to the application; shows applicants that it is waiting. */
export const TradeAccessNotice = ({ account, className }: TradeAccessNoticeProps) => {
  const { t } = useTranslation('common-front');
  const { session } = useEntrance();
  const { status, missing, isInternalStaff, impersonatedBy } = account;
  // An incomplete registration comes first.
  if (isInternalStaff || impersonatedBy !== undefined || missing.length > 0) return null;
  if (status === USER_STATUS.TRADE_LEAD)
    return (
      <Notice tone="neutral" title={t('home.tradeAccess.waiting.title')} className={className}>
        {t('home.tradeAccess.waiting.text', { email: account.email })}
      </Notice>
    );
  if (status !== USER_STATUS.WEB_USER) return null;
  return (
    <Notice
      tone="accent"
      title={t('home.tradeAccess.title')}
      className={className}
      actions={
        <Button className="self-start" onClick={() => session.showFrame('qualification')}>
          {t('home.tradeAccess.action')}
        </Button>
      }
    >
      {t('home.tradeAccess.text')}
    </Notice>
  );
};
