import type { Account } from '@candil/contract';
import { useTranslation } from '@candil/i18n/react';

/** Names of the two catalogues (P§1). */
const CATALOGUE_NAMES = { 16: 'INT', 21: 'USA' } as const;

interface CatalogueChipProps {
  readonly account: Pick<Account, 'catalogId' | 'currency'>;
}

/** Which catalogue and currency everything on the screen is in. The account decides it, so it is no button. */
export const CatalogueChip = ({ account }: CatalogueChipProps) => {
  const { t } = useTranslation('common-front');
  const name = CATALOGUE_NAMES[account.catalogId];
  return (
    <span
      title={t(`shell.catalogue.${account.catalogId}`)}
      className="inline-flex h-8 items-center rounded-full border border-hairline px-3 text-sm whitespace-nowrap text-text"
    >
      <span className="sr-only">{t('shell.catalogue.label')} </span>
      {name} · {account.currency}
    </span>
  );
};
