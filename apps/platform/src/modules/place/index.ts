import type { ModuleFactory } from '../../kernel';
import { DefaultValues } from './default-values';
import type { PlaceReader } from './place-reader';
import { placeRoutes } from './routes';

export { importPlaces } from './import-places';
export { ownIdOfCountry, ownIdOfDivision } from './own-geoname-ids';
export { PlaceReader } from './place-reader';

export const placeModule =
  (places: PlaceReader): ModuleFactory =>
  ({ configuration }) => {
    const defaults = new DefaultValues(configuration);
    return {
      name: 'place',
      routes: placeRoutes(places, defaults),
      prepare: () => defaults.open(),
      register: async (app) => {
        app.addHook('onClose', () => places.close());
      },
    };
  };
