import { useParams } from 'react-router';
import type { RouteModule } from '../app/route-module';
import { ProductPickerScreen, prefetchPicker } from '../features/product-picker';

const subFamilyIdOf = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : /^\d{1,9}$/.test(text) ? Number(text) : 0;

/** The collections, or the models of one; for a new project or for one that is there. */
export const loader: NonNullable<RouteModule['loader']> = ({ params }, portal) => {
  void prefetchPicker(portal, params.projectId, subFamilyIdOf(params.subFamilyId));
  return null;
};

export const Component = () => {
  const { projectId, subFamilyId } = useParams();
  return <ProductPickerScreen projectId={projectId} subFamilyId={subFamilyIdOf(subFamilyId)} />;
};
