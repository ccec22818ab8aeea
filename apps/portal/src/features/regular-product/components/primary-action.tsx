import { hasPrivilege } from '@candil/domain';
import { useTranslation } from '@candil/i18n/react';
import { LoadingButton } from '@candil/ui-kit/button';
import { clsx } from 'clsx';
import { useAccount } from '../../../shared/session/use-session';
import type { ProductTarget } from '../state/product-target';
import type { Configurator } from '../state/use-configurator';
import { goToGroup } from './go-to-group';

interface PrimaryActionProps {
  readonly target: ProductTarget;
  readonly configurator: Configurator;
  readonly isChanged: boolean;
  readonly isSaving: boolean;
  readonly onCommit: () => void;
  readonly className?: string;
}

/** Whether what is chosen may be kept at all by this account. */
export const useMayKeep = (): boolean => hasPrivilege(useAccount(), 'PROJECT_VIEW');

/** Adds to a project or saves the line; with a choice still open it leads there. */
export const PrimaryAction = ({ target, configurator, isChanged, isSaving, onCommit, className }: PrimaryActionProps) => {
  const { t } = useTranslation('eproject');
  const mayKeep = useMayKeep();
  const { open, model, quote } = configurator;
  if (!mayKeep || (model.discontinued && target.kind !== 'edit')) return null;
  const [firstOpen] = open;
  const isEdit = target.kind === 'edit';
  const press = () => (firstOpen === undefined ? onCommit() : goToGroup(firstOpen));
  return (
    <LoadingButton
      variant="primary"
      size="lg"
      loading={isSaving}
      loadingLabel={t('configurator.adding')}
      disabled={(isEdit && !isChanged) || (firstOpen === undefined && quote === undefined)}
      onClick={press}
      className={clsx('shrink-0', className)}
    >
      {isEdit ? t('configurator.saveChanges') : t('configurator.addToProject')}
    </LoadingButton>
  );
};
