import type { Account } from '@candil/contract';
import { catalogOf } from '@candil/domain';
import { useTranslation } from '@candil/i18n/react';
import { Chip } from '@candil/ui-kit/chip';

interface CatalogueChipProps {
  readonly account: Pick<Account, 'catalogId' | 'currency'>;
  /** Asks for the other catalogue; absent where the role decides it, so it is no button. */
  readonly onChange?: (() => void) | undefined;
}

const LOOK = 'inline-flex h-8 items-center rounded-full border border-hairline bg-transparent px-3 text-sm whitespace-nowrap text-text';

/** Catalogue and currency of everything on the screen. */
export const CatalogueChip = ({ account, onChange }: CatalogueChipProps) => {
  const { t } = useTranslation('common-front');
  const title = t(`shell.catalogue.${account.catalogId}`);
  const content = (
    <>
      <span className="sr-only">{t('shell.catalogue.label')} </span>
      {catalogOf(account.catalogId).name} · {account.currency}
    </>
  );
  return onChange ? (
    <Chip size="md" title={title} aria-haspopup="dialog" onClick={onChange}>
      {content}
    </Chip>
  ) : (
    <span title={title} className={LOOK}>
      {content}
    </span>
  );
};
