import type { ProjectProduct } from '@candil/contract';
import type { ChangeProject } from './use-project-changes';

/** A line of a project and the way to change it. */
export interface ProductMenuProps {
  readonly projectId: string;
  readonly product: ProjectProduct;
  readonly onChange: ChangeProject;
}
