import type { Project, ProjectProduct } from '@candil/contract';
import { Navigate } from 'react-router';
import { flagPlaceOf } from '../flags/flag-place';
import { useFlag } from '../flags/use-flag';
import { configuratorPath } from './configurator-path';

interface InOwnConfiguratorProps {
  readonly project: Project;
  /** Made by another configurator than that of the address. */
  readonly product: ProjectProduct;
}

/** Leads to the configurator that made a product. */
export const InOwnConfigurator = ({ project, product }: InOwnConfiguratorProps) => (
  <Navigate to={configuratorPath(project, product, { newCompositors: useFlag('newCompositors', flagPlaceOf(product)) })} replace />
);
