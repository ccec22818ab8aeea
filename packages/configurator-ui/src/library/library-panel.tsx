import { type PaletteModel, systemOf } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { SearchIcon } from '@candil/ui-kit/icon';
import { TextField } from '@candil/ui-kit/text-field';
import { useState } from 'react';
import { useEditorShell } from '../state/editor-shell';
import { StickLibrary } from '../stick/later-sticks';
import { BeltLibrary, isInBeltLibrary } from './belt-library';
import { ModelList } from './model-list';
import { RememberedChips, type RememberedList, useRemembered } from './remembered-chips';

interface LibraryPanelProps {
  /** A model was taken into the hand. */
  readonly onTaken?: () => void;
}

const matches = ({ name, familyName, definition }: PaletteModel, term: string): boolean =>
  [name, familyName, definition.model].some((text) => text.toLocaleLowerCase().includes(term));

/** Models to draw with: those that may be hung, found by name, collection or code, or sticks by their length. */
export const LibraryPanel = ({ onTaken }: LibraryPanelProps) => {
  const { editor } = useEditorShell();
  return systemOf(editor.sources) === 'sticks' ? <StickLibrary onTaken={onTaken} /> : <ModelLibrary onTaken={onTaken} />;
};

const ModelLibrary = ({ onTaken }: { readonly onTaken: (() => void) | undefined }) => {
  const { t } = useTranslation('editor');
  const { editor } = useEditorShell();
  const [typed, setTyped] = useState('');
  const [list, setList] = useState<RememberedList>();
  const term = typed.trim().toLocaleLowerCase();
  const isOfBelts = systemOf(editor.sources) === 'belts';
  const offered = isOfBelts ? editor.sources.palette.filter(isInBeltLibrary) : editor.sources.palette;
  const codes = offered.map(({ definition }) => definition.model);
  const palette = useRemembered(offered, list);
  const shown = term === '' ? palette : palette.filter((model) => matches(model, term));
  return (
    <section aria-label={t('panels.library.label')}>
      <div className="sticky top-0 z-1 bg-surface pb-3 max-md:-top-3 max-md:-mt-3 max-md:pt-3 lg:pt-3">
        <TextField
          label={t('panels.library.search')}
          hideLabel
          look="filled"
          size="sm"
          type="search"
          placeholder={t('panels.library.search')}
          prefix={<SearchIcon size={16} />}
          value={typed}
          onValueChange={setTyped}
        />
        <RememberedChips offered={codes} value={list} onChange={setList} />
      </div>
      {shown.length === 0 ? (
        <div className="flex flex-col items-start gap-2 py-4 text-sm text-muted">
          <p role="status" className="m-0">
            {t('panels.library.none', { term: typed.trim() })}
          </p>
          <Button
            size="sm"
            onClick={() => {
              setTyped('');
              setList(undefined);
            }}
          >
            {t('panels.library.clear')}
          </Button>
        </div>
      ) : isOfBelts ? (
        <BeltLibrary models={shown} onTaken={onTaken} />
      ) : (
        <ModelList models={shown} onTaken={onTaken} />
      )}
    </section>
  );
};
