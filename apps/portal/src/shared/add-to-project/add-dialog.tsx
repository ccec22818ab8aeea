import { projectsQuery } from '@candil/api-client/react';
import { type CatalogId, checkText, PROJECT_STATUS } from '@candil/domain';
import { useFailureMessage, useFormat, useLanguage, useTranslation } from '@candil/i18n/react';
import { LoadingButton } from '@candil/ui-kit/button';
import { SearchIcon } from '@candil/ui-kit/icon';
import { Modal } from '@candil/ui-kit/modal';
import { Picture } from '@candil/ui-kit/picture';
import { Pressable } from '@candil/ui-kit/pressable';
import { SegmentedControl } from '@candil/ui-kit/segmented-control';
import { Skeleton } from '@candil/ui-kit/skeleton';
import { TextField } from '@candil/ui-kit/text-field';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useId, useState } from 'react';
import { FailureView } from '../failure/failure-view';
import { usePortal } from '../portal';
import type { Destination } from './add-products';

const NAME_MAX = 50;
const SHOWN = 20;

type Mode = 'new' | 'existing';

interface AddDialogProps {
  readonly catalogId: CatalogId;
  readonly isSaving: boolean;
  /** On the button that makes a project; default that the product is added too. */
  readonly submitLabel?: string;
  /** First mode of the dialog; default a new project. */
  readonly startsWith?: Mode;
  readonly onAdd: (destination: Destination) => void;
  readonly onClose: () => void;
}

/** Asked once, when a product without a project is to be kept: a name for a new project, or one of those in edition. */
export const AddDialog = ({ catalogId, isSaving, submitLabel, startsWith = 'new', onAdd, onClose }: AddDialogProps) => {
  const { t } = useTranslation('eproject');
  const formId = useId();
  const [mode, setMode] = useState(startsWith);
  return (
    <Modal
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('configurator.chooseProject.title')}
      footer={
        mode === 'new' ? (
          <LoadingButton variant="primary" type="submit" form={formId} loading={isSaving}>
            {submitLabel ?? t('configurator.chooseProject.submitNew')}
          </LoadingButton>
        ) : undefined
      }
    >
      <SegmentedControl
        label={t('configurator.chooseProject.mode')}
        value={mode}
        onValueChange={(value) => setMode(value === 'existing' ? 'existing' : 'new')}
        segments={[
          { value: 'new', label: t('configurator.chooseProject.new') },
          { value: 'existing', label: t('configurator.chooseProject.existing') },
        ]}
        className="mb-5"
      />
      {mode === 'new' ? (
        <NewProjectForm id={formId} onSubmit={(newName) => onAdd({ newName })} />
      ) : (
        <ProjectList catalogId={catalogId} isSaving={isSaving} onChoose={onAdd} />
      )}
    </Modal>
  );
};

const NewProjectForm = ({ id, onSubmit }: { id: string; onSubmit: (name: string) => void }) => {
  const { t } = useTranslation('eproject');
  const wordFailure = useFailureMessage();
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const checked = checkText(name, 'projectTitle');
        if (checked.ok) onSubmit(checked.value);
        else setError(wordFailure(checked.failure).title);
      }}
    >
      <TextField
        label={t('configurator.chooseProject.name')}
        value={name}
        onValueChange={(text) => {
          setName(text);
          setError(undefined);
        }}
        error={error}
        hint={t('configurator.chooseProject.hint', { max: NAME_MAX })}
        maxLength={NAME_MAX}
        required
        autoFocus
        autoComplete="off"
        size="lg"
      />
    </form>
  );
};

interface ProjectListProps {
  readonly catalogId: CatalogId;
  readonly isSaving: boolean;
  readonly onChoose: (destination: Destination) => void;
}

const ProjectList = ({ catalogId, isSaving, onChoose }: ProjectListProps) => {
  const { t } = useTranslation(['eproject', 'common-front']);
  const { client } = usePortal();
  const { language } = useLanguage();
  const format = useFormat();
  const [term, setTerm] = useState('');
  const search = useDeferredValue(term.trim());
  const [now] = useState(Date.now);
  const projects = useQuery({
    ...projectsQuery(client, { itemsPerPage: SHOWN, search, sortBy: 'UPDATED_RECENT', lang: language }),
    meta: { action: 'projects-fetch' },
  });
  const open = projects.data?.items.filter((item) => item.status === PROJECT_STATUS.EDITION && item.catalogId === catalogId);
  return (
    <>
      <TextField
        label={t('configurator.chooseProject.find')}
        hideLabel
        placeholder={t('configurator.chooseProject.find')}
        look="filled"
        prefix={<SearchIcon size={18} />}
        value={term}
        onValueChange={setTerm}
        type="search"
      />
      <div className="mt-3 min-h-64" aria-busy={projects.isPending}>
        {projects.isError && (
          <FailureView failure={projects.error} level={3} onRetry={() => void projects.refetch()} retrying={projects.isFetching} />
        )}
        {projects.isPending && ['a', 'b', 'c', 'd'].map((key) => <Skeleton key={key} height={56} className="mb-1" />)}
        {open?.length === 0 && (
          <p className="m-0 py-6 text-base text-muted">
            {search === '' ? t('configurator.chooseProject.none') : t('configurator.chooseProject.noneFound', { term: search })}
          </p>
        )}
        <ul className="m-0 list-none p-0">
          {open?.map(({ id, name, version, images, pieces, updatedAt }) => (
            <li key={id} className="border-t border-hairline-soft first:border-t-0">
              <Pressable
                disabled={isSaving}
                onClick={() => onChoose({ projectId: id, version })}
                aria-label={t('configurator.chooseProject.submitExisting', { name })}
                className="flex w-full items-center gap-3 rounded-md px-2! py-2! text-base transition-colors hover:bg-hover"
              >
                <Picture src={images[0]} alt="" className="w-10 shrink-0 rounded-md!" />
                <span className="min-w-0 grow">
                  <span className="block truncate font-medium">{name}</span>
                  <span className="block truncate text-sm font-normal text-muted">
                    {t('configurator.chooseProject.pieces', {
                      pieces: t('shell.pieces', { ns: 'common-front', count: pieces }),
                      ago: format.ago(updatedAt, now),
                    })}
                  </span>
                </span>
              </Pressable>
            </li>
          ))}
        </ul>
        {projects.data && projects.data.total > SHOWN && (
          <p className="m-0 mt-3 text-sm text-muted">{t('configurator.chooseProject.more')}</p>
        )}
      </div>
    </>
  );
};
