import {
  type AttributeOption,
  type AttributeOptions,
  type AttributeType,
  type ElementId,
  explainInConfiguration,
  type IsoLanguage,
  optionsInConfiguration,
} from '@candil/domain';
import { useMemo } from 'react';
import { useEditorShell } from '../state/editor-shell';
import { useDocument } from '../state/use-editor-state';

/** Options of each attribute of an element in its place; recomputed after each change of the document. */
export const useOptions = (id: ElementId): readonly AttributeOptions[] => {
  const { editor } = useEditorShell();
  const revision = useDocument((state) => state.revision);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the configuration is one object that changes with the revision
  return useMemo(
    () => (editor.session.configuration.tree.elements.has(id) ? optionsInConfiguration(editor.session.configuration, id) : []),
    [editor, id, revision],
  );
};

/** The maker's reasons against an option, as far as rows give them; undefined where none does. */
export const reasonAgainst = ({ compatible, blockedBy }: AttributeOption, language: IsoLanguage): string | undefined => {
  if (compatible) return undefined;
  const reasons = new Set((blockedBy ?? []).flatMap(({ reason }) => reason?.[language] ?? []));
  return reasons.size === 0 ? undefined : [...reasons].join(' ');
};

/** Explains why a value cannot be chosen; computed on request. */
export const explain = (editor: ReturnType<typeof useEditorShell>['editor'], id: ElementId, type: AttributeType, modifier: string) =>
  explainInConfiguration(editor.session.configuration, id, { type, modifier });
