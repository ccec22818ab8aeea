import { type AttributeType, hasPrivilege } from '@candil/domain';
import { useTranslation } from '@candil/i18n/react';
import { LoadingButton } from '@candil/ui-kit/button';
import { ChevronRightIcon } from '@candil/ui-kit/icon';
import { useAccount } from '../../../shared/session/use-session';
import type { ProductTarget } from '../state/product-target';
import type { Configurator } from '../state/use-configurator';
import type { ProductWords } from '../state/use-product-words';

interface PrimaryActionProps {
  readonly target: ProductTarget;
  readonly configurator: Configurator;
  readonly words: ProductWords;
  readonly isChanged: boolean;
  readonly isSaving: boolean;
  readonly onOpenChoice: (type: AttributeType) => void;
  readonly onCommit: () => void;
}

/** Adds to a project or saves the line; while a choice is open it names that choice and leads there. */
export const PrimaryAction = ({ target, configurator, words, isChanged, isSaving, onOpenChoice, onCommit }: PrimaryActionProps) => {
  const { t } = useTranslation('eproject');
  const mayKeep = hasPrivilege(useAccount(), 'PROJECT_VIEW');
  const { open, model, quote } = configurator;
  const isEdit = target.kind === 'edit';
  const isOver = model.discontinued && !isEdit;
  if (isOver || !mayKeep) {
    return (
      <p className="m-0 max-w-72 text-sm text-muted">
        {isOver ? t('configurator.cannotOrder', { name: words.modelName(model) }) : t('configurator.mayNotSave')}
      </p>
    );
  }
  const [firstOpen] = open;
  const keep = isEdit ? t('configurator.saveChanges') : t('configurator.addToProject');
  return (
    <LoadingButton
      variant="primary"
      size="lg"
      loading={isSaving}
      loadingLabel={t('configurator.adding')}
      disabled={firstOpen === undefined && ((isEdit && !isChanged) || quote === undefined)}
      onClick={() => (firstOpen === undefined ? onCommit() : onOpenChoice(firstOpen))}
      iconEnd={<ChevronRightIcon size={18} className="max-lg:hidden" />}
      className="w-full whitespace-nowrap lg:min-w-52 lg:justify-between!"
    >
      {firstOpen === undefined ? keep : t(`configurator.choose.${firstOpen}`)}
    </LoadingButton>
  );
};
