import { routes } from '@candil/api-client';
import type { CatalogId } from '@candil/domain';
import { useLanguage, useTranslation } from '@candil/i18n/react';
import { Checkbox } from '@candil/ui-kit/checkbox';
import { useArea } from '../area/area';
import { LoadFailed } from '../form/load-failed';
import { useLoaded } from '../form/use-loaded';

interface ProjectTypesProps {
  readonly catalogId: CatalogId;
  readonly value: readonly number[];
  readonly onValueChange: (ids: readonly number[]) => void;
}

/** Kinds of projects a person plans; any number of them. */
export const ProjectTypes = ({ catalogId, value, onValueChange }: ProjectTypesProps) => {
  const { t } = useTranslation('login-area');
  const { client } = useArea();
  const { language: lang } = useLanguage();
  const { state, again } = useLoaded(`project-types ${lang} ${catalogId}`, (signal) =>
    client.call(routes.getProjectTypes, { query: { lang, catalogId } }, { signal }),
  );
  const label = t('qualification.work.projects');
  if (state.kind === 'failed') return <LoadFailed label={label} onAgain={again} />;
  const types = state.kind === 'ready' ? state.value : [];
  return (
    <fieldset className="m-0 border-0 p-0">
      <legend className="mb-2.5 p-0 text-sm font-medium">{label}</legend>
      <div className="grid gap-2.5 sm:grid-cols-2">
        {types.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={value.includes(id)}
            onCheckedChange={(isChosen) => onValueChange(isChosen ? [...value, id] : value.filter((one) => one !== id))}
          />
        ))}
      </div>
    </fieldset>
  );
};
