import { routes } from '@candil/api-client';
import type { CatalogId, RoleId } from '@candil/domain';
import { useLanguage, useTranslation } from '@candil/i18n/react';
import { Dropdown } from '@candil/ui-kit/dropdown';
import { useArea } from '../area/area';
import { LoadFailed } from '../form/load-failed';
import { useFaultWords } from '../form/use-fault-words';
import { useLoaded } from '../form/use-loaded';
import type { SupportFaults, SupportForm } from './support-form';

interface SubjectFieldsProps {
  readonly form: SupportForm;
  readonly faults: SupportFaults;
  readonly onChange: (part: Partial<SupportForm>) => void;
  readonly catalogId: CatalogId;
  readonly roleIds: readonly RoleId[];
}

/** Subject of the request: the type, then a subject of that type, by catalogue, language and roles. */
export const SubjectFields = ({ form, faults, onChange, catalogId, roleIds }: SubjectFieldsProps) => {
  const { t } = useTranslation('login-area');
  const { client } = useArea();
  const { language: lang } = useLanguage();
  const words = useFaultWords();
  const { state, again } = useLoaded(`support ${lang} ${catalogId} ${roleIds.join()}`, async (signal) => {
    const [{ types }, { subjects }] = await Promise.all([
      client.call(routes.getSupportTypes, { query: { lang } }, { signal }),
      client.call(
        routes.getSupportSubjects,
        { query: { lang, catalogId, ...(roleIds.length > 0 && { roleIds: [...roleIds] }) } },
        { signal },
      ),
    ]);
    return { types, subjects };
  });
  if (state.kind === 'failed') return <LoadFailed label={t('support.type')} onAgain={again} />;
  const { types, subjects } = state.kind === 'ready' ? state.value : { types: [], subjects: [] };
  // A type without a subject for this reader leads nowhere.
  const offered = types.filter(({ id }) => subjects.some(({ supportTypeId }) => supportTypeId === id));
  const ofType = subjects.filter(({ supportTypeId }) => String(supportTypeId) === form.typeId);
  const options = (list: readonly { id: number; description: string }[]) =>
    list.map(({ id, description }) => ({ value: String(id), label: description }));
  const waiting = state.kind === 'loading' ? { noOptionsText: t('area.loading') } : {};
  return (
    <>
      <Dropdown
        {...waiting}
        label={t('support.type')}
        required
        size="lg"
        options={options(offered)}
        value={form.typeId}
        onValueChange={(typeId) => onChange({ typeId, subjectId: '' })}
        placeholder={t('area.choose')}
        error={words(faults.typeId)}
      />
      {form.typeId !== '' && (
        <Dropdown
          {...waiting}
          label={t('support.subject')}
          required
          size="lg"
          options={options(ofType)}
          value={form.subjectId}
          onValueChange={(subjectId) => onChange({ subjectId })}
          placeholder={t('area.choose')}
          error={words(faults.subjectId)}
        />
      )}
    </>
  );
};
