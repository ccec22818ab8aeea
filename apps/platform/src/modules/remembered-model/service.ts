import { FAVOURITES_MAX, RECENT_MAX, type RememberedModels } from '@candil/contract';
import { fail, ok, type Result } from '@candil/domain';
import { type Database, inTransaction } from '../../kernel';
import { countRemembered, forgetBeyond, isRemembered, lockLists, readRemembered, writeRemembered } from './repository';

export type FavouriteFailure = { readonly code: 'favourites.full'; readonly max: number };

interface Remembering {
  readonly accountId: string;
  readonly model: string;
  readonly now: Date;
}

/** Marks a model; one that is marked already keeps its place. */
export const addFavourite = (
  database: Database,
  { accountId, model, now }: Remembering,
): Promise<Result<RememberedModels, FavouriteFailure>> =>
  inTransaction(database, async (transaction) => {
    const kind = 'favourite';
    await lockLists(transaction, accountId);
    if (!(await isRemembered(transaction, { accountId, kind, model }))) {
      if ((await countRemembered(transaction, accountId, kind)) >= FAVOURITES_MAX)
        return fail({ code: 'favourites.full', max: FAVOURITES_MAX });
      await writeRemembered(transaction, { accountId, kind, model, rememberedAt: now });
    }
    return ok(await readRemembered(transaction, accountId));
  });

/** Notes that a model was opened; the oldest make room. */
export const noteRecent = (database: Database, { accountId, model, now }: Remembering): Promise<Result<RememberedModels, never>> =>
  inTransaction(database, async (transaction) => {
    const kind = 'recent';
    await lockLists(transaction, accountId);
    await writeRemembered(transaction, { accountId, kind, model, rememberedAt: now });
    await forgetBeyond(transaction, accountId, kind, RECENT_MAX);
    return ok(await readRemembered(transaction, accountId));
  });
