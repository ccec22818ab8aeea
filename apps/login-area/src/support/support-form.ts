import type { RequestFor } from '@candil/api-client';
import type { Account } from '@candil/contract';
import { type CatalogId, checkText, parseEmail } from '@candil/domain';
import type { OfferedLanguage } from '@candil/i18n';
import type { Faults } from '../form/use-fault-words';

export interface SupportForm {
  readonly typeId: string;
  readonly subjectId: string;
  readonly name: string;
  readonly email: string;
  readonly description: string;
}

export const EMPTY_SUPPORT_FORM: SupportForm = { typeId: '', subjectId: '', name: '', email: '', description: '' };
export const SUPPORT_FIELDS = ['typeId', 'subjectId', 'name', 'email', 'description'] as const satisfies readonly (keyof SupportForm)[];
export type SupportFaults = Faults<keyof SupportForm>;

const empty = { code: 'text.empty' } as const;

/** Checks the required fields; name and address only for a visitor, as an account has its own. */
export const checkSupport = (form: SupportForm, account: Account | null): SupportFaults => {
  const name = checkText(form.name, 'name');
  const email = parseEmail(form.email);
  return {
    ...(form.typeId === '' && { typeId: empty }),
    ...(form.subjectId === '' && { subjectId: empty }),
    ...(!account && !name.ok && { name: name.failure }),
    ...(!account && !email.ok && { email: email.failure }),
    ...(form.description.trim() === '' && { description: empty }),
  };
};

interface Surroundings {
  readonly account: Account | null;
  readonly requestUuid: string;
  readonly lang: OfferedLanguage;
  readonly catalogId: CatalogId;
  readonly fileIds: readonly string[];
}

export const bodyOfSupport = (
  form: SupportForm,
  { account, requestUuid, lang, catalogId, fileIds }: Surroundings,
): RequestFor<'requestSupport'>['body'] => ({
  requestUuid,
  supportTypeId: Number(form.typeId),
  subjectId: Number(form.subjectId),
  description: form.description.trim(),
  lang,
  ...(!account && { catalogId, name: form.name.trim(), email: form.email.trim() }),
  siteLocation: 'login-area',
  fileIds: [...fileIds],
});
