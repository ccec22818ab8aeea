import { Suspense } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router';
import type { RouteModule } from '../app/route-module';
import { prefetchRegularProduct, RegularProductScreen, readLocation } from '../features/regular-product';
import { modelPath } from '../shared/browse/paths';
import { useFlag } from '../shared/flags/use-flag';
import { lazyPart } from '../shared/part/lazy-part';

const ModelsToChoose = lazyPart(
  () => import('./models-to-choose'),
  ({ ModelsToChoose }) => ModelsToChoose,
);

/** The regular product configurator: new, added to a project, or opened from a line of one. */
export const loader: NonNullable<RouteModule['loader']> = ({ params, request }, portal) => {
  void prefetchRegularProduct(portal, readLocation(new URL(request.url).searchParams), params.projectId);
  return null;
};

/**
 * An address that names a collection alone shows the models to choose from. With the flag off a product is added from the page of its model
 * and changed where it is validated.
 */
export const Component = () => {
  const { projectId, productId } = useParams();
  const [search] = useSearchParams();
  const { model, subFamilyId, catalogId, tab } = readLocation(search);
  const isOn = useFlag('regularProductConfigurator', subFamilyId === undefined ? {} : { subFamilyId });
  if (productId === undefined && model === undefined && subFamilyId !== undefined) {
    return (
      <Suspense>
        <ModelsToChoose
          projectId={projectId}
          subFamilyId={subFamilyId}
          catalogId={catalogId}
          {...(tab !== 'configure' && { activeTab: tab })}
        />
      </Suspense>
    );
  }
  if (!isOn) {
    if (projectId !== undefined && productId !== undefined) return <Navigate to={`/validate/${projectId}/${productId}`} replace />;
    if (model !== undefined)
      return <Navigate to={modelPath({ projectId }, { subFamilyId: subFamilyId ?? 0, applicationLocationId: null, model })} replace />;
  }
  return <RegularProductScreen projectId={projectId} productId={productId} />;
};
