import type { EditorSystem } from '../editor/editor-system';
import type { EditorSources } from '../editor/sources';
import { type System, systemOf } from '../editor/system';
import { beltSystem } from './belt-system';
import { pendantSystem } from './pendant-system';
import { stickSystem } from './stick-system';

const SYSTEMS: Readonly<Record<System, EditorSystem>> = { pendants: pendantSystem, belts: beltSystem, sticks: stickSystem };

/** The construction of any collection; a page of a single one names it itself and loads less. */
export function editorSystemOf(sources: Pick<EditorSources, 'subFamilyId'>): EditorSystem {
  return SYSTEMS[systemOf(sources)];
}
