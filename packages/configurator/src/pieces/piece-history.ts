import type { PieceList } from '@candil/domain';
import { openDocument, type StepHistory } from '../steps/step-history';

/** Kinds of steps, worded by undo and redo. */
export type PieceStepKind = 'change' | 'add' | 'remove' | 'fill' | 'paste' | 'duplicate' | 'companion' | 'dismiss';

/** A list with everything that was done to it. */
export type PieceHistory = StepHistory<PieceList, PieceStepKind>;

export const openPieces = (list: PieceList): PieceHistory => openDocument(list);
