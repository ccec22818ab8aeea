import { projectQuery } from '@candil/api-client/react';
import type { Project } from '@candil/contract';
import type { CatalogId } from '@candil/domain';
import { useLanguage } from '@candil/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { usePortal } from '../portal';
import { useAccount } from '../session/use-session';
import type { PickerPlace } from './paths';

interface TargetProject {
  readonly place: PickerPlace;
  /** Undefined without one, and while it travels. */
  readonly project: Project | undefined;
  readonly isPending: boolean;
  /** The project keeps the catalogue it was made in (PJ). */
  readonly catalogId: CatalogId;
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The project that is added to. */
export const useProject = (projectId: string | undefined): TargetProject => {
  const { client } = usePortal();
  const { language: lang } = useLanguage();
  const account = useAccount();
  const { data, isPending } = useQuery({
    ...projectQuery(client, projectId ?? '', { lang }),
    enabled: projectId !== undefined,
    meta: { action: 'project-fetch', leaveWhenForbidden: true },
  });
  return {
    place: { projectId },
    project: data,
    isPending: projectId !== undefined && isPending,
    catalogId: data?.catalogId ?? account.catalogId,
  };
};

/** The project that a query string names; anything that is no id counts as none. */
export const readTargetProject = (search: URLSearchParams): string | undefined => UUID.exec(search.get('project') ?? '')?.[0];

/** The project that the address names in its query. */
export const useTargetProject = (): TargetProject => {
  const [search] = useSearchParams();
  return useProject(readTargetProject(search));
};
