import { redirect, useParams } from 'react-router';
import type { RouteModule } from '../app/route-module';
import { ProductPickerScreen, prefetchPicker } from '../features/product-picker';
import { readTargetProject, useTargetProject } from '../shared/browse/use-target-project';
import { readSerialId } from '../shared/navigation/read-serial-id';

/** The collections, or the models of one; for a new project, for one that is there, or for neither yet. A place in the path becomes the filter that it is. */
export const loader: NonNullable<RouteModule['loader']> = ({ params, request }, portal) => {
  const { searchParams: search } = new URL(request.url);
  const { subFamilyId, applicationLocationId, projectId = readTargetProject(search) } = params;
  if (applicationLocationId !== undefined) {
    search.set('place', applicationLocationId);
    return redirect(`/add-product/${subFamilyId}?${search}`);
  }
  void prefetchPicker(portal, { projectId, subFamilyId: readSerialId(subFamilyId), search });
  return null;
};

export const Component = () => {
  const { projectId, subFamilyId } = useParams();
  const { place } = useTargetProject();
  return <ProductPickerScreen projectId={projectId ?? place.projectId} subFamilyId={readSerialId(subFamilyId)} />;
};
