import {
  addRows,
  type CellEdit,
  dismissCompanion,
  duplicateRows,
  editCells,
  modelInText,
  openPieces,
  type PieceStepKind,
  type RefusedCell,
  redoStep,
  removeRows,
  replaceRow,
  roomIn,
  rowOfText,
  takeCompanion,
  undoStep,
  withStep,
} from '@candil/configurator/pieces';
import type { CompanionSuggestion, PieceList, PieceRow, Selection } from '@candil/domain';
import { useRef, useState } from 'react';
import type { OfferedPieces } from '../../../shared/pieces/piece-offer';

interface Editing {
  readonly start: PieceList;
  /** As it is saved; another where the work goes on with a draft. */
  readonly saved: PieceList;
  readonly ensure: (models: readonly string[]) => Promise<OfferedPieces>;
  readonly onFailure: (thrown: unknown) => void;
}

const newId = (): string => crypto.randomUUID();

/** A line that becomes a row. */
export interface NewPiece {
  readonly text: string;
  readonly quantity: number;
}

/** The list while it is edited: each change is one step, and its data of the catalogue are fetched first. */
export const usePieceEditing = ({ start, saved, ensure, onFailure }: Editing) => {
  const [history, setHistory] = useState(() => ({ ...openPieces(start), saved }));
  const [refused, setRefused] = useState<readonly RefusedCell[]>([]);
  const [focusRow, setFocusRow] = useState<string>();
  // Changes wait for the catalogue one after the other: two quick ones must not both start from the same list.
  const queue = useRef<Promise<void>>(Promise.resolve());

  const step = (kind: PieceStepKind, change: (list: PieceList) => PieceList) =>
    setHistory((now) => withStep(now, kind, change(now.document)));
  const afterFetching = (models: readonly (string | undefined)[], act: (offered: OfferedPieces) => void) => {
    queue.current = queue.current.then(async () => {
      try {
        act(await ensure(models.filter((model) => model !== undefined)));
      } catch (thrown) {
        onFailure(thrown);
      }
    });
    return queue.current;
  };

  const change = (kind: PieceStepKind, edits: readonly CellEdit[]) =>
    afterFetching(
      edits.map(({ column, value }) => (column === 'reference' ? modelInText(value) : undefined)),
      ({ catalogue }) =>
        setHistory((now) => {
          const edited = editCells(now.document, edits, catalogue);
          setRefused(edited.refused);
          return withStep(now, kind, edited.list);
        }),
    );

  const add = (kind: PieceStepKind, pieces: readonly NewPiece[], below?: string) =>
    afterFetching(
      pieces.map(({ text }) => modelInText(text)),
      ({ catalogue }) => {
        const rows = pieces.map(({ text, quantity }): PieceRow => rowOfText({ id: newId(), quantity }, text, catalogue));
        setRefused([]);
        step(kind, (list) => addRows(list, rows, below));
        setFocusRow(rows[0]?.id);
      },
    );

  return {
    history,
    list: history.document,
    refused,
    focusRow,
    room: roomIn(history.document),
    forgetRefused: () => setRefused([]),
    change,
    add,
    remove: (ids: readonly string[]) => step('remove', (list) => removeRows(list, ids)),
    duplicate: (ids: readonly string[]) => step('duplicate', (list) => duplicateRows(list, ids, newId)),
    take: (suggestion: CompanionSuggestion) => step('companion', (list) => takeCompanion(list, suggestion, newId)),
    dismiss: (ruleId: string) => step('dismiss', (list) => dismissCompanion(list, ruleId)),
    repair: (rowId: string, selection: Selection) => {
      setRefused([]);
      step('change', (list) => {
        const row = list.rows.find(({ id }) => id === rowId);
        return row === undefined ? list : replaceRow(list, { ...row, selection });
      });
    },
    undo: () => {
      setRefused([]);
      setHistory(undoStep);
    },
    redo: () => setHistory(redoStep),
    markSaved: () => setHistory((now) => ({ ...now, saved: now.document })),
  };
};

export type PieceEditing = ReturnType<typeof usePieceEditing>;
