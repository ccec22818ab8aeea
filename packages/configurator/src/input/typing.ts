import { parseLength } from '@candil/domain';
import type { EditorCore } from '../editor/core';
import { IDLE } from '../state/nothing-live';
import type { Scope } from '../state/states';
import { moveTo } from '../verbs/move-to';
import { setLeadHeight } from '../verbs/raise-to';
import { setAngle } from '../verbs/turn-chosen';
import type { KeyInput } from './input';
import { type Field, firstField, setBeltField, typedFields } from './typed-fields';
import { withKey } from './written';

type Typing = Extract<Scope, { kind: 'typing' }>;

/** A digit opens a value of the selection. */
export function beginTyping(core: EditorCore, text: string, view: KeyInput['view'], field: Field = firstField(core, view)): void {
  core.scope.setState({ kind: 'typing', field, text }, true);
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
      const fields = typedFields(core);
      const index = (fields.indexOf(scope.field) + (shift ? fields.length - 1 : 1)) % fields.length;
      commit(core, scope);
      core.scope.setState({ kind: 'typing', field: fields[index] as Field, text: '' }, true);
      return true;
    }
    default: {
      // Angles go both ways.
      const text = key === '-' && scope.field === 'angle' && scope.text === '' ? key : withKey(scope.text, key);
      if (text === undefined) return false;
      core.scope.setState({ ...scope, text }, true);
      return true;
    }
  }
}

function commit(core: EditorCore, { field, text }: Typing): void {
  const { selection, unit } = core.view.getState();
  if (field === 'angle') {
    const degrees = Number(text.replace(',', '.'));
    if (text.trim() !== '' && Number.isFinite(degrees)) setAngle(core, Math.round(degrees));
    return;
  }
  if (selection.length === 0) return;
  if (field === 'slack') {
    const percent = Number(text.replace(',', '.'));
    if (text.trim() !== '' && Number.isFinite(percent)) setBeltField(core, field, percent / 100);
    return;
  }
  const length = parseLength(text, unit);
  if (!length.ok) return;
  if (setBeltField(core, field, length.value / 100)) return;
  if (field === 'height') setLeadHeight(core, selection, Math.round(length.value));
  else if (field === 'x' || field === 'z') moveTo(core, selection, field, length.value / 100);
}
