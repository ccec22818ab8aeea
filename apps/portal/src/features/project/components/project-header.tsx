import type { ButtonKey, Project } from '@candil/contract';
import { checkText, PROJECT_STATUS, projectActions, TEXT_KINDS } from '@candil/domain';
import { useFailureMessage, useTranslation } from '@candil/i18n/react';
import { Badge } from '@candil/ui-kit/badge';
import { Breadcrumb } from '@candil/ui-kit/breadcrumb';
import { Button, IconButton } from '@candil/ui-kit/button';
import { LinkIcon, TrashIcon } from '@candil/ui-kit/icon';
import { InlineEdit } from '@candil/ui-kit/inline-edit';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { optionalPart } from '../../../shared/part/optional-part';
import { useAskedPart } from '../../../shared/part/use-asked-part';
import { useAccount } from '../../../shared/session/use-session';
import type { ChangeProject } from './use-project-changes';

const loadDeletion = () => import('./delete-project');
const DeleteProject = optionalPart(
  () => loadDeletion(),
  ({ DeleteProject }) => DeleteProject,
);

const loadSharing = () => import('./share-dialog');
const ShareDialog = optionalPart(
  () => loadSharing(),
  ({ ShareDialog }) => ShareDialog,
);

interface ProjectHeaderProps {
  readonly project: Project;
  readonly onChange: ChangeProject;
  /** The actions that are shown to the user. */
  readonly shows: (key: ButtonKey) => boolean;
  /** Asks for a budget. */
  readonly request: ReactNode;
}

/** Name, state and commands of the project as a whole. */
export const ProjectHeader = ({ project, onChange, shows, request }: ProjectHeaderProps) => {
  const { t } = useTranslation('eproject');
  const account = useAccount();
  const wordFailure = useFailureMessage();
  const deletion = useAskedPart();
  const sharing = useAskedPart();
  const editable = project.status === PROJECT_STATUS.EDITION && project.access.write;
  const actions = editable ? projectActions(PROJECT_STATUS.EDITION) : [];
  const { userId, name, companyName } = project.owner;
  const owner = companyName === null ? t('project.owner', { name }) : t('project.ownerOfCompany', { name, company: companyName });
  const validate = (text: string) => {
    const checked = checkText(text, 'projectTitle');
    return checked.ok ? undefined : wordFailure(checked.failure).title;
  };
  return (
    <header className="relative mb-5 md:mb-6">
      <Breadcrumb
        className="max-md:me-24"
        label={t('project.breadcrumbLabel')}
        items={[{ label: t('project.breadcrumb'), href: '/projects' }, { label: project.name }]}
        renderLink={({ href, ...props }) => <Link to={href} {...props} />}
      />
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1">
          <InlineEdit
            level={1}
            className="min-w-0 text-2xl font-semibold md:text-3xl"
            label={t('project.rename.edit')}
            value={project.name}
            maxLength={TEXT_KINDS.projectTitle.max}
            validate={validate}
            readOnly={!actions.includes('EDIT_PROJECT_NAME') || !shows('EDIT_PROJECT_NAME')}
            onSave={(newName) => onChange({ kind: 'rename', name: newName })}
          />
          <StatusBadge project={project} />
          {editable && <LineToFix project={project} />}
          {userId !== account.userId && <span className="text-sm text-muted">{owner}</span>}
        </div>
        <div className="flex flex-wrap items-center gap-2 max-md:w-full max-md:[&>*]:basis-36 max-md:[&>*]:px-2 max-md:[&>*]:text-sm">
          {(editable || userId === account.userId) && (
            <IconButton
              variant="secondary"
              className="max-md:absolute max-md:end-12 max-md:-top-2.5 max-md:px-0!"
              label={t('project.share.open')}
              icon={<LinkIcon size={18} />}
              onPointerEnter={() => void loadSharing().catch(() => undefined)}
              onClick={() => sharing.ask(true)}
            />
          )}
          {actions.includes('DELETE_PROJECT') && shows('DELETE_PROJECT') && (
            <IconButton
              variant="secondary"
              className="max-md:absolute max-md:end-0 max-md:px-0! max-md:-top-2.5"
              label={t('project.delete')}
              icon={<TrashIcon size={18} />}
              onPointerEnter={() => void loadDeletion().catch(() => undefined)}
              onClick={() => deletion.ask(true)}
            />
          )}
          {request}
          {project.products.length > 0 && shows('GENERATE_BUDGET') && (
            <Button className="max-md:grow" asChild>
              <Link to={`/project/${project.id}/generate-budget`}>{t('project.generateBudget')}</Link>
            </Button>
          )}
          {/* Below that width it stands in the dock. */}
          {project.access.order && project.products.length > 0 && shows('NEW_ORDER') && (
            <Button variant="dark" className="max-lg:hidden" asChild>
              <Link to={`/project/${project.id}/new-order`}>{t('project.newOrder')}</Link>
            </Button>
          )}
        </div>
      </div>
      {sharing.asked && <ShareDialog project={project} onClose={sharing.close} onMissing={sharing.onMissing} />}
      {deletion.asked && <DeleteProject project={project} onClose={deletion.close} onMissing={deletion.onMissing} />}
    </header>
  );
};

/** Number of lines that cannot be ordered, and a link to the first of them. */
const LineToFix = ({ project: { products } }: { project: Project }) => {
  const { t } = useTranslation('eproject');
  const toFix = products.filter(({ issues }) => issues.length > 0);
  const [first] = toFix;
  if (first === undefined) return null;
  return (
    <a
      href={`#${first._id}`}
      data-print="hidden"
      className="relative inline-flex min-h-8 items-center rounded-full border border-attention px-3 text-sm font-medium text-attention-text no-underline before:absolute before:-inset-1.5 hover:bg-attention-soft"
    >
      {t('project.toFix', { count: toFix.length })}
    </a>
  );
};

const StatusBadge = ({ project }: { project: Project }) => {
  const { t } = useTranslation('eproject');
  if (project.status === PROJECT_STATUS.ORDER) return <Badge tone="success">{t('project.status.ordered')}</Badge>;
  return <Badge tone="accent">{project.access.write ? t('project.status.edition') : t('project.status.viewOnly')}</Badge>;
};
