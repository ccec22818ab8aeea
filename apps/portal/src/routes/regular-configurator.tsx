import { Suspense } from 'react';
import { useParams, useSearchParams } from 'react-router';
import type { RouteModule } from '../app/route-module';
import { prefetchRegularProduct, RegularProductScreen, readLocation } from '../features/regular-product';
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

/** An address that names a collection alone shows the models to choose from. */
export const Component = () => {
  const { projectId, productId } = useParams();
  const [search] = useSearchParams();
  const { model, subFamilyId, catalogId } = readLocation(search);
  if (productId === undefined && model === undefined && subFamilyId !== undefined) {
    return (
      <Suspense>
        <ModelsToChoose projectId={projectId} subFamilyId={subFamilyId} catalogId={catalogId} />
      </Suspense>
    );
  }
  return <RegularProductScreen projectId={projectId} productId={productId} />;
};
