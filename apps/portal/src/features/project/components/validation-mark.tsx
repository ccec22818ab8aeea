import type { ProjectProduct } from '@candil/contract';
import { useTranslation } from '@candil/i18n/react';
import { CheckIcon } from '@candil/ui-kit/icon';
import { validationStateOf } from '../../../shared/validation/saved-facts';

/** Mark of a validated line: as it is sold today, or at another price or in other weeks. */
export const ValidationMark = ({ product }: { readonly product: ProjectProduct }) => {
  const { t } = useTranslation('eproject');
  switch (validationStateOf(product)) {
    case 'validated':
      return (
        <span className="mt-1 flex items-center gap-1 text-sm text-muted">
          <CheckIcon size={14} />
          {t('project.line.validated')}
        </span>
      );
    case 'changed':
      return <span className="mt-1 block text-sm text-attention-text">{t('project.line.outdated')}</span>;
    case 'open':
    case 'blocked':
      return null;
  }
};
