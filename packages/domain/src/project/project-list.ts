/** An entry of a list of projects: a project, or the place of one that is being loaded or made (PJ18). */
export type ProjectListEntry<T> =
  /** A project that is there. */
  | { readonly kind: 'project'; readonly project: T }
  /** A place for one that is loading or being made, by a key of its own. */
  | { readonly kind: 'placeholder' | 'making'; readonly key: string };

/** Event of a list of projects (PJ18). */
export type ProjectListEvent<T> =
  /** A page is being loaded: one key for each place. */
  | { readonly kind: 'loading'; readonly keys: readonly string[] }
  /** The page is here. */
  | { readonly kind: 'loaded'; readonly projects: readonly T[] }
  /** An import or a version is being made. */
  | { readonly kind: 'making'; readonly key: string }
  /** It is made. */
  | { readonly kind: 'made'; readonly key: string; readonly project: T }
  /** Loading failed (no key), or the making of this key did. */
  | { readonly kind: 'failed'; readonly key?: string };

/** Progress of making a version (PJ19). */
export type VersionStatus = 'idle' | 'loading' | 'success' | 'failure';

/**
 * The list after an event: places are added at the end while loading, at the front for imports and versions, and removed on failure. An
 * entry in the making keeps its place whatever happens to a page (PJ18).
 */
export function projectListAfter<T>(list: readonly ProjectListEntry<T>[], event: ProjectListEvent<T>): readonly ProjectListEntry<T>[] {
  switch (event.kind) {
    case 'loading':
      return [...list, ...event.keys.map((key) => ({ kind: 'placeholder', key }) as const)];
    case 'loaded':
      return [...list.filter(({ kind }) => kind !== 'placeholder'), ...event.projects.map(entryOf)];
    case 'making':
      return [event, ...list];
    case 'made':
      return list.map((entry) => (entry.kind === 'making' && entry.key === event.key ? entryOf(event.project) : entry));
    case 'failed':
      return list.filter(
        (entry) => entry.kind === 'project' || (entry.kind === 'placeholder' ? event.key !== undefined : entry.key !== event.key),
      );
    default:
      return event satisfies never;
  }
}

/** The status of a version after an event: loading on a request, then success or failure, idle again after a reset (PJ19). */
export function versionStatusAfter(status: VersionStatus, event: 'request' | 'success' | 'failure' | 'reset'): VersionStatus {
  if (event === 'request') return 'loading';
  if (event === 'reset') return 'idle';
  return status === 'loading' ? event : status;
}

function entryOf<T>(project: T): ProjectListEntry<T> {
  return { kind: 'project', project };
}
