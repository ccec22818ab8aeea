import { randomUUID } from 'node:crypto';
import { LOGO_MAX_BYTES, type Profile } from '@candil/contract';
import { fail, ok, type Result } from '@candil/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Actor, type Database, type Failure, inTransaction, receiveFile, recordAudit } from '../../kernel';
import { isLogoIssued } from '../budget';
import type { DocumentMaker } from '../document';
import { deleteFile, type FileStore, findFile, insertFile } from '../upload';
import type { ProfileFailure } from './failures';
import * as stored from './profile-repository';
import { type ProfileParts, profileConflict, showProfile } from './service';

/** Owner kind of the file: it belongs to a company, not to the person who sent it. */
const LOGO_OWNER = 'company-logo';
const MEDIA_TYPES: Readonly<Record<string, string>> = { png: 'image/png', jpg: 'image/jpeg' };
const JPEG_START = 0xff;

export interface LogoParts extends ProfileParts {
  readonly files: FileStore;
}

/** Change of the logo: its account, the logo it replaces, and its time. */
export interface LogoChange {
  readonly actor: Actor;
  /** The logo that was seen when this change was made. */
  readonly replaces: string | undefined;
  readonly now: Date;
}

/** A company with another logo, and the one that nothing bears any more. */
interface LogoSet {
  readonly profile: Profile;
  readonly unused: string | undefined;
}

/** Sets another logo; the one that it replaces is deleted unless a budget was issued with it. */
const setLogo = async (
  { database, pictures, files }: LogoParts,
  { actor, replaces, now }: LogoChange,
  logo: { readonly id: string; readonly format: string; readonly size: number } | null,
): Promise<Result<Profile, ProfileFailure>> => {
  const set = await inTransaction(database, async (transaction): Promise<Result<LogoSet, ProfileFailure>> => {
    const companyId = actor.company?.id;
    if (companyId === undefined) return fail({ code: 'company.none' });
    if (!(await stored.writeLogo(transaction, companyId, replaces, { logoId: logo?.id ?? null, updatedAt: now }))) {
      return fail(await profileConflict(transaction, actor, 'aboutCompany'));
    }
    if (logo !== null) {
      const sender = { accountId: null, visitorKey: null, requestUuid: null };
      const purpose = { domain: 'company', entity: 'logo', ownerKind: LOGO_OWNER, ownerId: companyId };
      await insertFile(transaction, { ...logo, ...sender, ...purpose, name: `logo.${logo.format}`, createdAt: now });
    }
    // From here on no budget is issued with it: that waits for the profile, which is written.
    const isBorne = replaces !== undefined && (await isLogoIssued(transaction, companyId, replaces));
    const unused = isBorne ? undefined : replaces;
    if (unused !== undefined) await deleteFile(transaction, unused);
    await recordAudit(transaction, { kind: 'company.changed', accountId: actor.accountId, details: { companyId }, at: now });
    const profile = await showProfile({ database: transaction, pictures }, actor);
    return profile.ok ? ok({ profile: profile.value, unused }) : profile;
  });
  if (!set.ok) return set;
  const { profile, unused } = set.value;
  // Content that cannot be removed now is removed later, like that of any file without a row.
  if (unused !== undefined) await files.remove(unused).catch(() => undefined);
  return ok(profile);
};

/** Another logo for the quotes to come. The picture is read in a thread, and only what was read is kept. */
export const putLogo = async (
  { maker, ...parts }: LogoParts & { readonly maker: DocumentMaker },
  change: LogoChange,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<Result<Profile, ProfileFailure | Failure>> => {
  const sent = await receiveFile(request, reply, LOGO_MAX_BYTES);
  if (!sent.ok) return sent;
  const read = await maker.readLogo(new Uint8Array(sent.value));
  if (!read.ok) return read;
  const picture = read.value;
  if (picture === undefined) return fail({ code: 'picture.format' });
  const id = randomUUID();
  const incoming = parts.files.receive(id);
  await incoming.write(Buffer.from(picture));
  await incoming.keep();
  let saved = false;
  try {
    const format = picture[0] === JPEG_START ? 'jpg' : 'png';
    const changed = await setLogo(parts, change, { id, format, size: picture.length });
    saved = changed.ok;
    return changed;
  } finally {
    if (!saved) await parts.files.remove(id);
  }
};

/** No logo for the quotes to come; the file stays where a quote was issued with it. */
export const removeLogo = (parts: LogoParts, change: LogoChange): Promise<Result<Profile, ProfileFailure>> => setLogo(parts, change, null);

export const showLogo = async (database: Database, files: FileStore, logoId: string): Promise<Result<File, ProfileFailure>> => {
  const file = await findFile(database, logoId);
  const content = file?.ownerKind === LOGO_OWNER ? await files.read(logoId) : undefined;
  if (file === undefined || content === undefined) return fail({ code: 'file.not-found' });
  return ok(new File([new Uint8Array(content)], file.name, { type: MEDIA_TYPES[file.format] ?? 'application/octet-stream' }));
};
