import { parseLength } from '@candil/domain';
import type { EditorCore } from '../editor/core';
import { IDLE } from '../state/nothing-live';
import type { Scope } from '../state/states';
import { moveTo } from '../verbs/move-to';
import { setLeadHeight } from '../verbs/raise-to';
import type { KeyInput } from './input';

type Typing = Extract<Scope, { kind: 'typing' }>;
type Field = Typing['field'];

const FIELDS: readonly Field[] = ['x', 'z', 'height'];
const WRITTEN = /^[\d.,'"′″/ ]$/;
const LONGEST = 20;

/** Whether a key begins or continues a value. */
export function isWritten(key: string): boolean {
  return WRITTEN.test(key);
}

/** A digit opens a value of the selection: the height where heights are shown, else the distance from the left wall. */
export function beginTyping(core: EditorCore, text: string, view: KeyInput['view']): void {
  core.scope.setState({ kind: 'typing', field: view === 'plan' || view === '3d' ? 'x' : 'height', text }, true);
}

/** The keys of a value that is typed: Tab goes on to the next, Enter carries it out, Escape drops it. */
export function typingKey(core: EditorCore, scope: Typing, { key, shift }: KeyInput): boolean {
  switch (key) {
    case 'Enter':
      core.scope.setState(IDLE, true);
      commit(core, scope);
      return true;
    case 'Escape':
      core.scope.setState(IDLE, true);
      return true;
    case 'Tab': {
      const index = (FIELDS.indexOf(scope.field) + (shift ? FIELDS.length - 1 : 1)) % FIELDS.length;
      commit(core, scope);
      core.scope.setState({ kind: 'typing', field: FIELDS[index] as Field, text: '' }, true);
      return true;
    }
    case 'Backspace':
      core.scope.setState({ ...scope, text: scope.text.slice(0, -1) }, true);
      return true;
    default:
      if (!isWritten(key) || scope.text.length >= LONGEST) return false;
      core.scope.setState({ ...scope, text: scope.text + key }, true);
      return true;
  }
}

function commit(core: EditorCore, { field, text }: Typing): void {
  const { selection, unit } = core.view.getState();
  const length = parseLength(text, unit);
  if (!length.ok || selection.length === 0) return;
  if (field === 'height') setLeadHeight(core, selection, Math.round(length.value));
  else moveTo(core, selection, field, length.value / 100);
}
