import type { Project } from '@candil/contract';
import { SEARCH_TEXT_MAX } from '@candil/contract/lengths';
import { useTranslation } from '@candil/i18n/react';
import { IconButton } from '@candil/ui-kit/button';
import { ListIcon, PrintIcon, RedoIcon, SearchIcon, UndoIcon } from '@candil/ui-kit/icon';
import { NativeSelect } from '@candil/ui-kit/native-select';
import { TextField } from '@candil/ui-kit/text-field';
import { useEffect, useEffectEvent } from 'react';
import { PRODUCT_SORTS, type ProductView } from '../model/product-view';
import { SaveMenu } from './save-menu';

interface ProductToolbarProps {
  readonly project: Project;
  readonly editable: boolean;
  readonly view: ProductView;
  readonly onViewChange: (view: ProductView) => void;
  readonly compact: boolean;
  readonly onCompactChange: (compact: boolean) => void;
  /** Takes the last step back; undefined = there is none. */
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
}

/** Filter and order of the lines, undo and redo, and the list as a file or on paper. */
export const ProductToolbar = ({ project, editable, view, onViewChange, compact, onCompactChange, undo, redo }: ProductToolbarProps) => {
  const { t } = useTranslation('eproject');
  useUndoKeys(undo, redo);
  return (
    <div data-print="hidden" className="mb-3 flex flex-wrap items-center gap-2">
      <TextField
        label={t('project.view.search')}
        hideLabel
        type="search"
        size="sm"
        placeholder={t('project.view.search')}
        prefix={<SearchIcon size={16} />}
        value={view.search}
        maxLength={SEARCH_TEXT_MAX}
        onValueChange={(search) => onViewChange({ ...view, search })}
        className="min-w-0 grow basis-52 md:max-w-72"
      />
      <NativeSelect
        label={t('project.view.sort')}
        value={view.sort}
        options={PRODUCT_SORTS.map((sort) => ({ value: sort, label: t(`project.view.by.${sort}`) }))}
        onValueChange={(chosen) => onViewChange({ ...view, sort: PRODUCT_SORTS.find((sort) => sort === chosen) ?? 'order' })}
      />
      <div className="ml-auto flex gap-1">
        {editable && (
          <>
            <IconButton size="sm" label={t('project.view.undo')} icon={<UndoIcon size={18} />} disabled={!undo} onClick={() => undo?.()} />
            <IconButton size="sm" label={t('project.view.redo')} icon={<RedoIcon size={18} />} disabled={!redo} onClick={() => redo?.()} />
          </>
        )}
        <IconButton
          size="sm"
          label={t('project.view.compact')}
          icon={<ListIcon size={18} />}
          aria-pressed={compact}
          className="aria-pressed:bg-hover max-md:hidden"
          onClick={() => onCompactChange(!compact)}
        />
        <SaveMenu project={project} />
        <IconButton
          size="sm"
          label={t('project.view.print')}
          icon={<PrintIcon size={18} />}
          className="max-md:hidden"
          onClick={() => window.print()}
        />
      </div>
    </div>
  );
};

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** Returns whether a dialog is open: the lines behind it are not changed unseen. */
const isDialogOpen = (): boolean => document.querySelector('[role="dialog"]') !== null;

/** Ctrl+Z takes back, Ctrl+Shift+Z and Ctrl+Y make again; in a field they are the field's own. */
const useUndoKeys = (undo: (() => void) | undefined, redo: (() => void) | undefined): void => {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || isWriting(event.target) || isDialogOpen()) return;
    const key = event.key.toLowerCase();
    const step = key === 'y' || (key === 'z' && event.shiftKey) ? redo : key === 'z' ? undo : undefined;
    if (step === undefined) return;
    event.preventDefault();
    step();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
};
