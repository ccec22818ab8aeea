import type { DerivedState, DocumentState, LiveState, Scope, ViewState } from '@candil/configurator';
import type { ElementId } from '@candil/domain';
import { useStore } from 'zustand';
import { useEditorShell } from './editor-shell';

export const useDocument = <T>(select: (state: DocumentState) => T): T => useStore(useEditorShell().editor.document, select);
export const useDerived = <T>(select: (state: DerivedState) => T): T => useStore(useEditorShell().editor.derived, select);
export const useLive = <T>(select: (state: LiveState) => T): T => useStore(useEditorShell().editor.live, select);
export const useScope = <T>(select: (scope: Scope) => T): T => useStore(useEditorShell().editor.scope, select);
export const useView = <T>(select: (state: ViewState) => T): T => useStore(useEditorShell().editor.view, select);

const withFixes = new WeakMap<DerivedState['issues'], ReadonlySet<ElementId>>();
/** Every element of a room asks: the issues are read once for all. */
const elementsWithFixes = (issues: DerivedState['issues']): ReadonlySet<ElementId> => {
  const known = withFixes.get(issues);
  if (known !== undefined) return known;
  const found = new Set(issues.flatMap(({ severity, elementIds }) => (severity === 'fix' ? elementIds : [])));
  withFixes.set(issues, found);
  return found;
};

/** Returns whether an element has something to fix. */
export const useHasFix = (id: ElementId): boolean => useDerived(({ issues }) => elementsWithFixes(issues).has(id));
