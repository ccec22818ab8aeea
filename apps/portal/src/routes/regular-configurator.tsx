import { useParams } from 'react-router';
import type { RouteModule } from '../app/route-module';
import { prefetchRegularProduct, RegularProductScreen, readLocation } from '../features/regular-product';

/** The regular product configurator: new, added to a project, or opened from a line of one. */
export const loader: NonNullable<RouteModule['loader']> = ({ params, request }, portal) => {
  void prefetchRegularProduct(portal, readLocation(new URL(request.url).searchParams), params.projectId);
  return null;
};

export const Component = () => {
  const { projectId, productId } = useParams();
  return <RegularProductScreen projectId={projectId} productId={productId} />;
};
