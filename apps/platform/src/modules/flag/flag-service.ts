import type { endpoints, FlagSetting, ReceivedBy } from '@candil/contract';
import { FLAGS, type FlagName, fail, ok, parseEmail, type Result } from '@candil/domain';
import { type Actor, type Database, type Failure, inTransaction, recordAudit } from '../../kernel';
import { FLAG_FACTS } from './flag-facts.data';
import { type FlagRow, insertFlag, lockFlag, readFlagsWithNames, replaceFlag, type StoredFlag } from './flag-repository';

const NAMES = Object.keys(FLAGS) as FlagName[];

const settingOf = (name: FlagName, row: FlagRow | undefined): FlagSetting => ({
  name,
  ...FLAG_FACTS[name],
  startsOn: FLAGS[name],
  version: row?.stored.version ?? 1,
  sets: row?.stored.sets ?? {},
  emails: row?.stored.emails ?? [],
  subFamilyIds: row?.stored.subFamilyIds ?? null,
  applicationIds: row?.stored.applicationIds ?? null,
  changedAt: row?.stored.changedAt.toISOString() ?? null,
  changedBy: row?.changedByName ?? null,
});

export const listSettings = async (database: Database): Promise<FlagSetting[]> => {
  const rows = new Map((await readFlagsWithNames(database)).map((row) => [row.stored.name, row]));
  return NAMES.map((name) => settingOf(name, rows.get(name)));
};

type Change = ReceivedBy<typeof endpoints.updateFlag>['body'];

/** Addresses as they are compared; the first that is none refuses the change. */
const emailsOf = (given: readonly string[]): Result<string[], Failure> => {
  const emails: string[] = [];
  for (const text of given) {
    const email = parseEmail(text);
    if (!email.ok) return fail({ code: 'flag.email-invalid', ...{ email: text } });
    emails.push(email.value.toLowerCase());
  }
  return ok([...new Set(emails)]);
};

const auditTextOf = (row: Pick<StoredFlag, 'sets' | 'emails' | 'subFamilyIds' | 'applicationIds'> | undefined): string =>
  JSON.stringify(
    row === undefined ? {} : { sets: row.sets, emails: row.emails, subFamilyIds: row.subFamilyIds, applicationIds: row.applicationIds },
  );

/** Replaces the settings of a flag with optimistic locking; the audit trail keeps both. */
export const changeFlag = async (
  database: Database,
  { actor, name, now }: { readonly actor: Actor; readonly name: FlagName; readonly now: Date },
  change: Change,
): Promise<Result<FlagSetting, Failure>> => {
  const emails = emailsOf(change.emails);
  if (!emails.ok) return emails;
  return inTransaction(database, async (transaction) => {
    const before = await lockFlag(transaction, name);
    const currentVersion = before?.version ?? 1;
    if (change.version !== currentVersion) return fail({ code: 'version.conflict', ...{ currentVersion } });
    const stored: StoredFlag = {
      name,
      sets: change.sets,
      emails: emails.value,
      subFamilyIds: change.subFamilyIds === null ? null : [...new Set(change.subFamilyIds)],
      applicationIds: change.applicationIds === null ? null : [...new Set(change.applicationIds)],
      version: currentVersion + 1,
      changedAt: now,
      changedBy: actor.accountId,
    };
    const isMine = before === undefined ? await insertFlag(transaction, stored) : await replaceFlag(transaction, change.version, stored);
    if (!isMine) return fail({ code: 'version.conflict', ...{ currentVersion: currentVersion + 1 } });
    await recordAudit(transaction, {
      kind: 'flag.changed',
      accountId: actor.accountId,
      details: { flag: name, from: auditTextOf(before), to: auditTextOf(stored) },
      at: now,
    });
    return ok(settingOf(name, { stored, changedByName: actor.name }));
  });
};
