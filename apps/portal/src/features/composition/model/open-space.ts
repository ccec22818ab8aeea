import { type BlankSpaceInput, blankSpace, type ComparedRoom, type EditorSources, sceneOf } from '@candil/configurator';
import type { SavedConfiguration } from '@candil/contract';
import { type ElementNode, type Furniture, loadDocument, ok, type Result, type SavedDocumentFailure, snapshotOf } from '@candil/domain';

/** A Space to be edited, and the furniture of its room. */
export interface OpenedSpace {
  readonly space: ElementNode;
  readonly furniture: readonly Furniture[];
}

export interface Identities {
  readonly newId: () => string;
  readonly createdAt: () => string;
}

/** The Space of a document, read as untrusted data. */
export const openDocument = (
  document: unknown,
  furniture: readonly Furniture[],
  { palette }: EditorSources,
): Result<OpenedSpace, SavedDocumentFailure> => {
  const loaded = loadDocument(document, { models: palette.map(({ definition }) => definition) });
  return loaded.ok ? ok({ space: snapshotOf(loaded.value.tree), furniture }) : loaded;
};

/** The content of a room that another user has saved; undefined when it cannot be opened. */
export const roomOfSaved = (
  saved: Pick<SavedConfiguration, 'document' | 'furniture'> | undefined,
  sources: EditorSources,
): ComparedRoom | undefined => {
  const opened = saved && openDocument(saved.document, saved.furniture, sources);
  if (opened?.ok !== true) return undefined;
  const { space, furniture } = opened.value;
  return { scene: sceneOf(space, { modelOf: sources.context.modelOf, partOf: (model) => sources.systemParts[model] }), furniture };
};

/** Marks an opened space as made in this configurator: a drawing that is opened as a list is saved as a list. */
export const begunIn = (opened: OpenedSpace, configurator: BlankSpaceInput['configurator']): OpenedSpace =>
  configurator === undefined ? opened : { ...opened, space: { ...opened.space, props: { ...opened.space.props, configurator } } };

/** A dining table, so that the first light has something to hang over. */
const TABLE: Furniture = {
  id: 'table',
  kind: 'table',
  x: 0,
  z: 0,
  widthMetres: 1.8,
  depthMetres: 0.9,
  heightMetres: 0.75,
  turnDegrees: 0,
};

/** An empty room of the specified size with a table in it, for a configurator. */
export const openBlank = (sources: EditorSources, identities: Identities, configurator: BlankSpaceInput['configurator']): OpenedSpace => ({
  space: blankSpace({ sources, ...identities, configurator }),
  furniture: [TABLE],
});
