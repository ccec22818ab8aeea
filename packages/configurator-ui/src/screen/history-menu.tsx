import type { PricedStage } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { Chip } from '@candil/ui-kit/chip';
import { Menu, MenuContent, MenuLabel, MenuRadioGroup, MenuRadioItem, MenuTrigger } from '@candil/ui-kit/menu';
import { Pressable } from '@candil/ui-kit/pressable';
import { useState } from 'react';
import { useEditorShell } from '../state/editor-shell';
import { useDerived, useDocument } from '../state/use-editor-state';
import { useChangeWords } from '../words/use-change-words';
import { useMoney } from '../words/use-money';

interface HistoryMenuProps {
  /** In words, without buttons beside it. */
  readonly isNamed?: boolean;
}

/** Every step with its change of the price, the last first. A press goes there and leaves the list open, so that steps can be compared. */
export const HistoryMenu = ({ isNamed = false }: HistoryMenuProps) => {
  const { t } = useTranslation('editor');
  const { editor } = useEditorShell();
  const [isOpen, setOpen] = useState(false);
  const steps = useDocument((state) => state.undo.length);
  const total = useDocument((state) => state.undo.length + state.redo.length);
  if (total === 0) return null;
  const name = t('words.history.open', { step: steps, total });
  return (
    <Menu open={isOpen} onOpenChange={setOpen}>
      <MenuTrigger>
        {isNamed ? (
          <Chip size="md" opens>
            {name}
          </Chip>
        ) : (
          <Pressable
            aria-label={name}
            title={name}
            className="inline-flex h-8 min-w-8 items-center justify-center rounded-sm text-sm text-muted tabular-nums hover:bg-hover hover:text-text"
          >
            {steps}
          </Pressable>
        )}
      </MenuTrigger>
      <MenuContent align="end" aria-label={t('words.history.title')} className="w-88 max-w-[calc(100vw-1rem)]">
        <MenuLabel>{t('words.history.title')}</MenuLabel>
        <MenuRadioGroup value={String(steps)} onValueChange={(value) => editor.goTo(Number(value))}>
          <Stages />
        </MenuRadioGroup>
      </MenuContent>
    </Menu>
  );
};

const Stages = () => {
  const { t } = useTranslation('editor');
  const { editor, priceView } = useEditorShell();
  const words = useChangeWords();
  const money = useMoney();
  // The description of each stage is available once it is evaluated.
  useDerived((state) => state.revision);
  const stages = editor.stages();
  const present = stages.findIndex(({ isPresent }) => isPresent);
  const priceOf = ({ netMinor, grossMinor }: PricedStage): number | undefined =>
    ({ net: netMinor, gross: grossMinor, none: undefined })[priceView];
  const priceText = (stage: PricedStage, before: PricedStage | undefined): string => {
    const price = priceOf(stage);
    if (price === undefined) return '';
    if (before === undefined) return money.amount(price);
    const difference = price - (priceOf(before) ?? 0);
    return difference === 0 ? '' : money.difference(difference);
  };
  return stages
    .map((stage, place) => (
      <MenuRadioItem
        // biome-ignore lint/suspicious/noArrayIndexKey: a stage is its place in the history
        key={place}
        value={String(place)}
        onSelect={(event) => event.preventDefault()}
        className={place > present ? 'text-muted!' : ''}
      >
        <span className="flex items-baseline justify-between gap-4">
          <span className="min-w-0 text-pretty">{stage.label === undefined ? t('words.history.opened') : words.label(stage.label)}</span>
          <span className="shrink-0 text-sm text-muted tabular-nums">{priceText(stage, stages[place - 1])}</span>
        </span>
      </MenuRadioItem>
    ))
    .toReversed();
};
