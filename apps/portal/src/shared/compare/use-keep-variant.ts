import { COMPARED_MAX } from '@candil/contract';
import { useTranslation } from '@candil/i18n/react';
import { useToast } from '@candil/ui-kit/toast';
import { useNavigate } from 'react-router';
import type { KeptVariant } from './compare-tray';
import { useCompareTray } from './use-compare-tray';
import { comparePath, isSameVariant, type Variant } from './variant';

/** Adds variants to the comparison or removes them, and reports the result. */
export const useKeepVariant = () => {
  const { t } = useTranslation('eproject');
  const toast = useToast();
  const navigate = useNavigate();
  const { variants, add, remove } = useCompareTray();
  const isKept = (variant: Variant) => variants.some((kept) => isSameVariant(kept, variant));
  const keep = (variant: KeptVariant) => {
    const kept = add(variant);
    const action = {
      label: t('compare.tray.compare'),
      altText: t('compare.tray.compare'),
      onAction: () => void navigate(comparePath(kept === 'full' ? variants : kept === 'replaced' ? [variant] : [...variants, variant])),
    };
    if (kept === 'full') toast.show({ title: t('compare.full', { count: COMPARED_MAX }), tone: 'error', action });
    else toast.show({ title: t(kept === 'replaced' ? 'compare.keptAlone' : 'compare.kept', { name: variant.name }), action });
  };
  return { isKept, keep, remove };
};
