import { type ApiClient, isApiFailure, routes } from '@candil/api-client';
import type { Project, SavedConfiguration } from '@candil/contract';
import type { CatalogId, Furniture, PieceList, SavedDocument, ToolkitBoard } from '@candil/domain';
import type { OfferedLanguage } from '@candil/i18n';
import type { Destination } from '../add-to-project/add-products';
import { isVersionConflict } from '../failure/is-version-conflict';

/** Content saved by an editor of rooms, lists or boards. */
export interface ConfigurationContent {
  readonly document: SavedDocument | PieceList | ToolkitBoard;
  readonly furniture: readonly Furniture[];
}

/** A composition that is in its project now. */
export interface AddedConfiguration {
  readonly project: Project;
  readonly productId: string;
}

interface Saving {
  readonly lang: OfferedLanguage;
  readonly catalogId: CatalogId;
  /** Key of the intention: the same one sent again adds nothing twice. */
  readonly idempotencyKey: string;
}

const bodyOf = ({ document, furniture }: ConfigurationContent) => ({ document, furniture: [...furniture] });

/** Adds a composition to a project that is there, on its newest version, or to one that is made for it. */
export const addConfiguration = async (
  client: ApiClient,
  destination: Destination,
  content: ConfigurationContent,
  { lang, catalogId, idempotencyKey }: Saving,
): Promise<AddedConfiguration> => {
  if ('newName' in destination) {
    const body = { name: destination.newName, catalogId, configurations: [bodyOf(content)] };
    const project = await client.call(routes.createProject, { query: { lang }, body }, { idempotencyKey });
    return { project, productId: project.products.at(-1)?._id ?? '' };
  }
  const { projectId, version } = destination;
  const add = (onVersion: number, key: string) =>
    client.call(
      routes.addConfiguration,
      { params: { projectId }, query: { lang }, body: { version: onVersion, ...bodyOf(content) } },
      { idempotencyKey: key },
    );
  try {
    return await add(version, idempotencyKey);
  } catch (failure) {
    const current = currentVersionOf(failure);
    if (current === undefined) throw failure;
    // Another body needs another key; made from the first, so that trying again stays the same intention.
    return await add(current, `${idempotencyKey.slice(0, 50)}.${current}`);
  }
};

/** The version that a project is at, where a change was refused because it has moved on. */
const currentVersionOf = (failure: unknown): number | undefined => {
  if (!isVersionConflict(failure)) return undefined;
  const { currentVersion } = failure.data;
  return typeof currentVersion === 'number' ? currentVersion : undefined;
};

/** A composition of a project, and the version of the project that a change is made on. */
interface Line {
  readonly projectId: string;
  readonly productId: string;
  readonly version: number;
}

/** Options of a save beside the content. */
interface SaveOptions {
  readonly lang: OfferedLanguage;
  /** Also validates it: nothing is saved while a fault blocks it. */
  readonly validates?: boolean;
}

/** Saves a composition over whatever the project has of it at that version. */
export const overwriteConfiguration = (
  client: ApiClient,
  { projectId, productId, version }: Line,
  content: ConfigurationContent,
  { lang, validates = false }: SaveOptions,
): Promise<Project> =>
  client.call(routes.updateConfiguration, {
    params: { projectId, productId },
    query: { lang },
    body: { version, ...bodyOf(content), ...(validates && { validate: true }) },
  });

/** Composition as stored by the service; untrusted until it is opened. */
export type SavedRoom = Pick<SavedConfiguration, 'document' | 'furniture'>;

interface OpenedLine extends Line {
  /** Mark of the composition that the work began on, as `markOf` makes it. */
  readonly mark: string;
}

/** The room alone: what is saved, and what marks are made of. */
export const roomIn = ({ document, furniture }: SavedRoom): SavedRoom => ({ document, furniture });

export type UpdateOutcome =
  | { readonly kind: 'saved'; readonly project: Project }
  /** Someone else changed this very composition, or took it out. */
  | {
      readonly kind: 'conflict';
      readonly version: number;
      readonly isDeleted: boolean;
      /** As it is now. */
      readonly theirs?: SavedRoom;
    };

/**
 * Saves a composition on the version it was opened on. Where the project moved on but the composition did not, nothing would be
 * overwritten: it is saved on the newest version. Where it did, the choice is the user's.
 */
export const updateConfiguration = async (
  client: ApiClient,
  { mark, ...line }: OpenedLine,
  content: ConfigurationContent,
  options: SaveOptions,
  markOf: (room: SavedRoom) => string,
): Promise<UpdateOutcome> => {
  const { projectId, productId } = line;
  try {
    return { kind: 'saved', project: await overwriteConfiguration(client, line, content, options) };
  } catch (failure) {
    const current = currentVersionOf(failure);
    if (current === undefined) throw failure;
    try {
      const now = await client.call(routes.getConfiguration, { params: { projectId, productId }, query: { lang: options.lang } });
      const theirs = roomIn(now);
      if (markOf(theirs) !== mark) return { kind: 'conflict', version: now.version, isDeleted: false, theirs };
      return { kind: 'saved', project: await overwriteConfiguration(client, { ...line, version: now.version }, content, options) };
    } catch (gone) {
      if (isApiFailure(gone) && gone.ErrorCode === 404) return { kind: 'conflict', version: current, isDeleted: true };
      throw gone;
    }
  }
};
