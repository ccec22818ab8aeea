import type { ElementId } from '@candil/domain';
import { type KeyboardEvent, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useEditorShell } from '../state/editor-shell';
import { useDocument } from '../state/use-editor-state';
import { MoveDialog } from './later-move-dialog';
import { hasRowValue } from './row-value';
import { TreeMenu, type TreeMenuPlace } from './tree-menu';
import { TreeRowLine, useRowWords } from './tree-row';
import { elementOfRow, isMovedByNumbers, partOfRow, type TreeRow, treeRows } from './tree-rows';
import { useTabStop } from './use-tab-stop';

/** Contents of the room, as an editor of equal rights: everything the drawings can do is done here by keys. */
export const SceneTree = () => {
  const words = useRowWords();
  const { editor, isReadOnly } = useEditorShell();
  const root = useRef<HTMLDivElement>(null);
  const scene = useDocument((state) => state.scene);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [editing, setEditing] = useState<string>();
  const [menu, setMenu] = useState<TreeMenuPlace>();
  const [moving, setMoving] = useState<readonly ElementId[]>();
  const rows = useMemo(() => treeRows(scene, closed), [scene, closed]);
  const { tabStop, setFocused } = useTabStop(rows);

  const focusRow = useCallback(
    (id: string | undefined) => {
      if (id === undefined) return;
      setFocused(id);
      const found = root.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`);
      found?.focus();
    },
    [setFocused],
  );
  const toggle = useCallback(
    (id: string) =>
      setClosed((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    [],
  );
  const press = useCallback(
    (row: TreeRow, isAdding: boolean) => {
      setFocused(row.id);
      const [element, part] = [elementOfRow(row), partOfRow(row)];
      if (element === undefined) editor.select([]);
      else if (part !== undefined && !isAdding) editor.selectBeltPart(part);
      else editor.select([element], isAdding ? 'toggle' : 'replace');
    },
    [editor, setFocused],
  );
  /** The field or the dialog is gone with the next state; the line takes the focus it had. */
  const refocus = useCallback(() => {
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus());
  }, []);
  const edited = useCallback(() => {
    setEditing(undefined);
    refocus();
  }, [refocus]);
  const openMenu = useCallback(
    (row: TreeRow, x: number, y: number) => {
      const element = elementOfRow(row);
      if (element !== undefined && !editor.view.getState().selection.includes(element)) press(row, false);
      setMenu({ row, x, y });
    },
    [editor, press],
  );
  const openMenuAt = (row: TreeRow) => {
    const line = root.current?.querySelector(`[data-row="${CSS.escape(row.id)}"]`)?.getBoundingClientRect();
    openMenu(row, line?.left ?? 0, line?.bottom ?? 0);
  };
  /** Index of a row removed by a key: the focus goes to the row that takes its place. */
  const removedAt = useRef<number>(undefined);
  useLayoutEffect(() => {
    const at = removedAt.current;
    removedAt.current = undefined;
    const { focused } = tabStop.getState();
    if (at !== undefined && !rows.some(({ id }) => id === focused)) focusRow(rows[Math.min(at, rows.length - 1)]?.id);
  }, [rows, tabStop, focusRow]);
  const editValue = (row: TreeRow) => {
    if (!isReadOnly && hasRowValue(row)) setEditing(row.id);
  };

  /** Opens the dialog for a row, with everything that is selected with it; returns whether the row has one. */
  const openMove = (row: TreeRow): boolean => {
    const element = elementOfRow(row);
    if (isReadOnly || element === undefined || !isMovedByNumbers(row)) return false;
    const { selection } = editor.view.getState();
    const isSelected = selection.includes(element);
    if (!isSelected) press(row, false);
    setMoving([element, ...(isSelected ? selection.filter((id) => id !== element) : [])]);
    return true;
  };

  /** Handles the keys of the tree itself; returns whether the key is one of them. */
  const move = (row: TreeRow, at: number, isOpen: boolean, key: string, isAdding: boolean): boolean => {
    switch (key) {
      case 'ArrowDown':
        focusRow(rows[at + 1]?.id);
        return true;
      case 'ArrowUp':
        focusRow(rows[at - 1]?.id);
        return true;
      case 'Home':
        focusRow(rows[0]?.id);
        return true;
      case 'End':
        focusRow(rows.at(-1)?.id);
        return true;
      case 'ArrowRight':
        if (isOpen) focusRow(rows[at + 1]?.id);
        else if (row.hasChildren) toggle(row.id);
        return true;
      case 'ArrowLeft':
        if (isOpen) toggle(row.id);
        else focusRow(row.parentId);
        return true;
      case 'Enter':
      case ' ':
        press(row, isAdding);
        return true;
      case 'F2':
        editValue(row);
        return hasRowValue(row);
      case 'm':
      case 'M':
        return openMove(row);
      case 'ContextMenu':
        openMenuAt(row);
        return true;
      default:
        return false;
    }
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const { id: current } = tabStop.getState();
    const at = rows.findIndex(({ id }) => id === current);
    const row = rows[at];
    if (row === undefined) return;
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
    const isOpen = row.hasChildren && !closed.has(row.id);
    const isPlain = !ctrlKey && !metaKey && !altKey;
    if (!(isPlain && move(row, at, isOpen, shiftKey && key === 'F10' ? 'ContextMenu' : key, shiftKey))) {
      removedAt.current = at;
      const isTaken = editor.key({ key, shift: shiftKey, alt: altKey, control: ctrlKey || metaKey, view: 'tree' });
      if (editor.document.getState().scene === scene) removedAt.current = undefined;
      if (!isTaken) return;
    }
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <>
      <div
        ref={root}
        role="tree"
        aria-label={words.t('views.tree.label')}
        aria-multiselectable
        onKeyDown={onKeyDown}
        data-view="tree"
        // A layer of its own: the browser passes over it while nothing in it changes.
        className="relative isolate"
      >
        {rows.map((row) => (
          <TreeRowLine
            key={row.id}
            row={row}
            words={words}
            tabStop={tabStop}
            isOpen={!closed.has(row.id)}
            isEditing={editing === row.id}
            onToggle={toggle}
            onPress={press}
            onEdited={edited}
            onFocused={setFocused}
            onMenu={openMenu}
          />
        ))}
      </div>
      <TreeMenu place={menu} onClose={() => setMenu(undefined)} onEdit={editValue} onMove={openMove} />
      {moving && (
        <MoveDialog
          ids={moving}
          onClose={() => {
            setMoving(undefined);
            refocus();
          }}
        />
      )}
    </>
  );
};
