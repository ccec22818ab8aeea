import type { Project, ProjectProduct } from '@candil/contract';
import type { ChangeProject } from './use-project-changes';

/** A line of a project and the way to change it. */
export interface ProductMenuProps {
  readonly project: Pick<Project, 'id' | 'catalogId' | 'products'>;
  readonly product: ProjectProduct;
  readonly onChange: ChangeProject;
}
