import { randomUUID } from 'node:crypto';
import { PRODUCT_PICTURE_MAX_BYTES } from '@candil/contract';
import { fail, ok, type Result } from '@candil/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Actor, type Database, type Failure, receiveFile } from '../../kernel';
import { type FileStore, findFile, insertFile } from '../upload';
import { type Change, changeProject } from './change-project';
import { mayShowPicture, replacePicture } from './configuration-repository';
import type { ProjectFailure } from './failures';
import type { Revision } from './open-for-writing';
import { accessTo } from './project-policy';
import { readProjectHeader } from './project-repository';
import type { StoredProject } from './stored-project';

/** Owner kind of the file: it belongs not to a person but to the project that it was made for. */
export const PICTURE_OWNER = 'project-picture';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

const MEDIA_TYPES = { png: 'image/png', webp: 'image/webp', jpg: 'image/jpeg' } as const;
type PictureFormat = keyof typeof MEDIA_TYPES;

/** Detects the picture format by its first bytes; undefined = unsupported. */
const formatOf = (content: Buffer): PictureFormat | undefined => {
  if (content.subarray(0, 8).equals(PNG)) return 'png';
  if (content.subarray(0, 3).equals(JPEG)) return 'jpg';
  const [riff, webp] = [content.toString('latin1', 0, 4), content.toString('latin1', 8, 12)];
  return riff === 'RIFF' && webp === 'WEBP' ? 'webp' : undefined;
};

export interface SentPicture {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** A new picture in place of the one before, which budgets and orders may still show. */
export const putPicture = async (
  database: Database,
  files: FileStore,
  change: Change,
  revision: Revision,
  productId: string,
  { request, reply }: SentPicture,
): Promise<Result<StoredProject, ProjectFailure | Failure>> => {
  const content = await receiveFile(request, reply, PRODUCT_PICTURE_MAX_BYTES);
  if (!content.ok) return content;
  const format = formatOf(content.value);
  if (format === undefined) return fail({ code: 'picture.format' });
  const id = randomUUID();
  const incoming = files.receive(id);
  await incoming.write(content.value);
  await incoming.keep();
  let saved = false;
  try {
    const { actor, now } = change;
    const project = await changeProject(database, change, revision, async (transaction, header) => {
      const size = content.value.length;
      const purpose = { domain: 'project', entity: 'picture', ownerKind: PICTURE_OWNER, ownerId: header.id };
      const sender = { accountId: actor.accountId, visitorKey: null, requestUuid: null };
      await insertFile(transaction, { id, ...sender, ...purpose, name: `picture.${format}`, format, size, createdAt: now });
      return (await replacePicture(transaction, header.id, productId, id)) ? undefined : { code: 'product.no-composition' };
    });
    saved = project.ok;
    return project;
  } finally {
    if (!saved) await files.remove(id);
  }
};

/** A picture for readers of the project: one of its products, or one made for it. */
export const showPicture = async (
  database: Database,
  files: FileStore,
  actor: Actor,
  { projectId, pictureId }: { readonly projectId: string; readonly pictureId: string },
): Promise<Result<File, ProjectFailure>> => {
  const project = await readProjectHeader(database, projectId);
  if (project === undefined || !accessTo(actor, project).read) return fail({ code: 'project.not-found' });
  const file = (await mayShowPicture(database, projectId, pictureId, PICTURE_OWNER)) ? await findFile(database, pictureId) : undefined;
  const content = file === undefined ? undefined : await files.read(pictureId);
  if (file === undefined || content === undefined) return fail({ code: 'file.not-found' });
  return ok(new File([new Uint8Array(content)], file.name, { type: MEDIA_TYPES[file.format as PictureFormat] }));
};
