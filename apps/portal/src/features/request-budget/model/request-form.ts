import type { ApiFailure, RequestFor } from '@candil/api-client';
import type { StoredFile } from '@candil/contract';
import { type CatalogId, checkText, type TextFailure } from '@candil/domain';

/** Typed values and attachments; kept as a draft until the request is sent. */
export interface RequestForm {
  /** Undefined = the project keeps its name. */
  readonly name: string | undefined;
  readonly description: string;
  /** Files that the service has already. */
  readonly files: readonly StoredFile[];
}

export const EMPTY_REQUEST: RequestForm = { name: undefined, description: '', files: [] };

const isFile = (value: unknown): value is StoredFile => {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, size, format } = value as Partial<Record<keyof StoredFile, unknown>>;
  return typeof id === 'string' && typeof name === 'string' && typeof size === 'number' && typeof format === 'string';
};

/** Reads the stored values; undefined when they have another form. */
export const readRequestForm = (kept: unknown): RequestForm | undefined => {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { name, description, files } = kept as Partial<Record<keyof RequestForm, unknown>>;
  if (typeof description !== 'string' || !Array.isArray(files) || !files.every(isFile)) return undefined;
  return name === undefined || typeof name === 'string' ? { name, description, files } : undefined;
};

export const isUntouched = ({ name, description, files }: RequestForm): boolean =>
  name === undefined && description === '' && files.length === 0;

export const REQUEST_FIELDS = ['changeProjectName', 'description', 'files'] as const;
export type RequestField = (typeof REQUEST_FIELDS)[number];
export type RequestFault = TextFailure | { readonly code: 'file.not-found' | 'files.unsent' };
export type RequestFaults = { readonly [Field in RequestField]?: RequestFault };

/** Finds the values that the service would refuse, by field; empty when the form is good. */
export const requestFaults = ({ name, description }: RequestForm): RequestFaults => {
  const words = checkText(description, 'textarea');
  const title = name === undefined ? undefined : checkText(name, 'projectTitle');
  return { ...(title?.ok === false && { changeProjectName: title.failure }), ...(!words.ok && { description: words.failure }) };
};

const textFaultOf = (code: string, { max, character }: ApiFailure['data']): TextFailure | undefined => {
  if (code === 'text.empty') return { code };
  if (code === 'text.too-long' && typeof max === 'number') return { code, max };
  return code === 'text.character' && typeof character === 'string' ? { code, character } : undefined;
};

/** At which field a refusal of the service belongs; nothing where it belongs to none. */
export const faultsOfRefusal = ({ code, data }: Pick<ApiFailure, 'code' | 'data'>): RequestFaults => {
  if (code === 'file.not-found') return { files: { code } };
  const fault = textFaultOf(code, data);
  if (fault === undefined) return {};
  return data.field === 'description' || data.field === 'changeProjectName' ? { [data.field]: fault } : {};
};

interface RequestContext {
  readonly project: { readonly id: string; readonly name: string; readonly version: number; readonly catalogId: CatalogId };
  readonly lang: NonNullable<RequestFor<'requestBudget'>['body']['lang']>;
}

/** The request as it is sent; a name that is the project's own changes nothing. */
export const bodyOfRequest = (
  { name, description, files }: RequestForm,
  { project: { id, version, catalogId, name: before }, lang }: RequestContext,
): RequestFor<'requestBudget'>['body'] => {
  const changed = name?.trim();
  return {
    siteLocation: 'ProjectDetails',
    catalogId,
    lang,
    description: description.trim(),
    files: files.map((file) => file.id),
    project: { id, version },
    ...(changed !== undefined && changed !== before && { changeProjectName: changed }),
  };
};
