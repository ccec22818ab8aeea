import { projectProposalsQuery } from '@candil/api-client/react';
import type { LineRepair, Project, ProjectProposal } from '@candil/contract';
import { useLanguage } from '@candil/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { usePortal } from '../../../shared/portal';

/** Proposals for a project and its lines. */
export interface Proposals {
  readonly repairsOf: (productId: string) => readonly LineRepair[];
  readonly all: readonly ProjectProposal[];
  /** They are of a version that is no longer shown: seen, not taken. */
  readonly stale: boolean;
}

/** Proposals stay on the page while newer ones are asked for, so that nothing jumps. */
export const useProposals = ({ id, version }: Pick<Project, 'id' | 'version'>, editable: boolean): Proposals => {
  const { client } = usePortal();
  const { language } = useLanguage();
  const { data, isFetching } = useQuery({
    ...projectProposalsQuery(client, id, { lang: language }),
    enabled: editable,
    meta: { action: 'project-fetch', handles: ['*'] },
  });
  if (!editable || data === undefined) return { repairsOf: () => [], all: [], stale: true };
  return {
    repairsOf: (productId) => data.repairs.filter((repair) => repair.productId === productId),
    all: data.proposals,
    stale: isFetching || data.version !== version,
  };
};
