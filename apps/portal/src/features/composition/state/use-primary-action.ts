import type { EditorMode } from '@candil/configurator';
import type { PrimaryAction } from '@candil/configurator-ui';
import { useTranslation } from '@candil/i18n/react';

interface Sitting {
  readonly mode: EditorMode;
  /** True when it is opened from a project; `isInProject` when it is made in one. */
  readonly isSaved: boolean;
  readonly isInProject: boolean;
  /** Issues that keep it from being validated. */
  readonly toFix: number;
  readonly isPending: boolean;
  readonly onPress: () => void;
}

/** The step that saves the contents of an editor, by its mode; none where nothing is changed. */
export const usePrimaryAction = (sitting: Sitting): PrimaryAction | undefined => {
  const { t } = useTranslation('eproject');
  const { mode, isSaved, isInProject, toFix, isPending, onPress } = sitting;
  if (mode === 'export') return undefined;
  if (mode === 'view') return { label: t('composition.copy'), shortLabel: t('composition.copyShort'), onPress, isPending };
  if (mode === 'validate') {
    const disabledReason = toFix > 0 ? t('composition.confirmLater', { count: toFix }) : undefined;
    return { label: t('composition.confirm'), shortLabel: t('composition.confirmShort'), onPress, isPending, disabledReason };
  }
  const label = isSaved ? t('composition.save') : isInProject ? t('composition.add') : t('composition.addToNew');
  return { label, shortLabel: isSaved ? t('composition.saveShort') : t('composition.addShort'), onPress, isPending };
};
