import { useMatch, useParams } from 'react-router';
import type { RouteModule } from '../app/route-module';
import { ModelPageScreen, ModelShowcaseScreen, prefetchModel } from '../features/model-page';
import { readSerialId } from '../shared/navigation/read-serial-id';

/** A model: technical data first, or in the newer variant (v2) pictures first. */
export const loader: NonNullable<RouteModule['loader']> = ({ params }, portal) => {
  void prefetchModel(portal, params.model);
  return null;
};

export const Component = () => {
  const { subFamilyId, model } = useParams();
  const Screen = useMatch('/add-product-v2/*') ? ModelShowcaseScreen : ModelPageScreen;
  return <Screen subFamilyId={readSerialId(subFamilyId)} model={model} />;
};
