import { fail, ok, type Result } from '@candil/domain';
import type { Failure, Transaction } from '../../kernel';
import { claimFiles, type FileClaim, type FileRow } from './file-repository';
import { TEMPORARY_MILLISECONDS } from './temporary.data';

/** Takes files that were sent before for the thing they were sent for, in its transaction; any that is missing refuses all. In the order of the ids. */
export const takeTempFiles = async (
  transaction: Transaction,
  ids: readonly string[],
  claim: Omit<FileClaim, 'sentAfter'>,
  now: Date,
): Promise<Result<FileRow[], Failure>> => {
  const requestedIds = [...new Set(ids)];
  if (requestedIds.length === 0) return ok([]);
  const taken = await claimFiles(transaction, requestedIds, { ...claim, sentAfter: new Date(now.getTime() - TEMPORARY_MILLISECONDS) });
  const byId = new Map(taken.map((file) => [file.id, file]));
  const files = requestedIds.flatMap((id) => byId.get(id) ?? []);
  return files.length === requestedIds.length ? ok(files) : fail({ code: 'file.not-found' });
};
