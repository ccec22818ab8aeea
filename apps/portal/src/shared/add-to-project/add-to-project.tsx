import type { Project } from '@candil/contract';
import { type CatalogId, PROJECT_STATUS } from '@candil/domain';
import { useTranslation } from '@candil/i18n/react';
import { LoadingButton } from '@candil/ui-kit/button';
import { optionalPart } from '../part/optional-part';
import { useAskedPart } from '../part/use-asked-part';
import type { ProductToAdd } from './add-products';
import { useAddToProject } from './use-add-to-project';

const loadDialog = () => import('./add-dialog');
const AddDialog = optionalPart(
  () => loadDialog(),
  ({ AddDialog }) => AddDialog,
);

interface AddToProjectProps {
  /** Name of the added products, as a person calls them. */
  readonly name: string;
  readonly products: readonly ProductToAdd[];
  readonly catalogId: CatalogId;
  /** Goes there at once; without one it is asked for. */
  readonly project: Project | undefined;
  /** The words of the button without a project. */
  readonly label: string;
  readonly variant: 'primary' | 'secondary';
  readonly className?: string;
}

/** Adds finished products in one step: to the project at hand, or to one that is chosen or named in a dialog. */
export const AddToProject = ({ name, products, catalogId, project, label, variant, className = '' }: AddToProjectProps) => {
  const { t } = useTranslation('eproject');
  const { add, isAdding } = useAddToProject({ name, catalogId });
  const dialog = useAskedPart();
  if (project && (project.status !== PROJECT_STATUS.EDITION || !project.access.write)) {
    return <p className={`m-0 text-sm text-muted ${className}`}>{t('browse.model.projectClosed', { name: project.name })}</p>;
  }
  return (
    <>
      <LoadingButton
        variant={variant}
        size="lg"
        loading={isAdding}
        onPointerEnter={() => void loadDialog().catch(() => undefined)}
        onClick={() => (project ? add({ projectId: project.id, version: project.version }, products) : dialog.ask(true))}
        className={className}
      >
        {project ? t('browse.model.addTo', { name: project.name }) : label}
      </LoadingButton>
      {dialog.asked && (
        <AddDialog
          catalogId={catalogId}
          isSaving={isAdding}
          onAdd={(destination) => add(destination, products)}
          onClose={dialog.close}
          onMissing={dialog.onMissing}
        />
      )}
    </>
  );
};
