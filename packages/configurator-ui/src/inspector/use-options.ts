import {
  type AttributeOption,
  type AttributeOptions,
  type AttributeType,
  CODE_ATTRIBUTE_TYPES,
  type ElementId,
  explainInConfiguration,
  type IsoLanguage,
  optionsInConfiguration,
} from '@candil/domain';
import { useMemo } from 'react';
import { useEditorShell } from '../state/editor-shell';
import { useDocument } from '../state/use-editor-state';

/** Options of each attribute with a code of an element in its place, not its heights; recomputed after each change of the document. */
export const useOptions = (id: ElementId): readonly AttributeOptions[] => {
  const { editor } = useEditorShell();
  const revision = useDocument((state) => state.revision);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the configuration is one object that changes with the revision
  return useMemo(() => {
    const { configuration } = editor.session;
    return configuration.tree.elements.has(id) ? optionsInConfiguration(configuration, id, CODE_ATTRIBUTE_TYPES) : [];
  }, [editor, id, revision]);
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
