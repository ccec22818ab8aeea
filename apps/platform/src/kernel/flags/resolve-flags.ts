import type { ResolvedFlag } from '@candil/contract';
import { FLAGS, type FlagName } from '@candil/domain';
import type { Actor } from '../authorisation/actor';
import type { Flags } from './flags';

const NAMES = Object.keys(FLAGS) as FlagName[];

/** Resolves every flag for a person, with its lists of sub-families and applications, so that a page asks once and not per product. */
export const resolveFlags = (flags: Flags, actor: Actor | undefined, visitorId: string | undefined): Promise<ResolvedFlag[]> =>
  Promise.all(
    NAMES.map(async (name) => {
      const { subFamilyIds, applicationIds } = flags.settingsOf(name);
      // One of each list stands for all of them: the lists say where the flag may be on at all, the account decides.
      const place = { visitorId, subFamilyId: subFamilyIds?.[0], applicationId: applicationIds?.[0] };
      const on = await flags.isOnFor(actor, name, place);
      return {
        name,
        on,
        ...(on && subFamilyIds !== undefined && { subFamilyIds: [...subFamilyIds] }),
        ...(on && applicationIds !== undefined && { applicationIds: [...applicationIds] }),
      };
    }),
  );
