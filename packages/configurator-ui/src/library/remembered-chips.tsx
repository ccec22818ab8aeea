import { useTranslation } from '@candil/i18n/react';
import { Chip } from '@candil/ui-kit/chip';
import { useEditorShell } from '../state/editor-shell';

const LISTS = ['favourites', 'recent'] as const;
export type RememberedList = (typeof LISTS)[number];

interface RememberedChipsProps {
  /** Codes of the models that the library offers. */
  readonly offered: readonly string[];
  readonly value: RememberedList | undefined;
  readonly onChange: (list: RememberedList | undefined) => void;
}

/** Narrows the library to favourites or recent models; only models offered here count. */
export const RememberedChips = ({ offered, value, onChange }: RememberedChipsProps) => {
  const { t } = useTranslation('editor');
  const { remembered } = useEditorShell();
  const filled = LISTS.filter((list) => remembered?.[list].some((model) => offered.includes(model)));
  if (filled.length === 0) return null;
  return (
    <div className="mt-2 flex flex-wrap gap-1.5">
      {filled.map((list) => (
        <Chip key={list} pressed={value === list} onPressedChange={(isOn) => onChange(isOn ? list : undefined)}>
          {t(`panels.library.${list}`)}
        </Chip>
      ))}
    </div>
  );
};
