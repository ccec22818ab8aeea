import type { PaletteModel } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { Chip } from '@candil/ui-kit/chip';
import { useEditorShell } from '../state/editor-shell';

const LISTS = ['favourites', 'recent'] as const;
export type RememberedList = (typeof LISTS)[number];

/** Returns the models of a list that are offered, in the order of the list; all of them without a list, or where it has become empty. */
export const useRemembered = (offered: readonly PaletteModel[], list: RememberedList | undefined): readonly PaletteModel[] => {
  const { remembered } = useEditorShell();
  const codes = list === undefined ? [] : (remembered?.[list] ?? []);
  const kept = codes.flatMap((code) => offered.find(({ definition }) => definition.model === code) ?? []);
  return kept.length === 0 ? offered : kept;
};

interface RememberedChipsProps {
  /** Codes of the models that are offered. */
  readonly offered: readonly string[];
  readonly value: RememberedList | undefined;
  readonly onChange: (list: RememberedList | undefined) => void;
}

/** Narrows what is offered to favourites or recent models; only models offered here count. */
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
