import { compositionPicture, finishPicture, lineDrawingFile, modelPicture, NO_IMAGE_FILE, swatchPicture } from '@candil/catalogue';

/** Addresses of the products' pictures, as a page can load them. */
export interface Pictures {
  /** The picture of the model in this finish, else in its default finish, else the placeholder. */
  day(model: string, finish: string): string;
  night(model: string, finish: string): string;
  thumbnail(model: string, finish: string): string;
  /** The model in exactly this finish, else a ball of it; null when there is neither. */
  ofFinish(model: string, finish: string): string | null;
  lineDrawing(model: string): string | null;
  /** A composed starting point in its room; null where it has not been drawn. */
  composition(preconfigId: string): string | null;
  /** The day and night picture of a path that catalogue data names. */
  ofPath(path: string): { readonly day: string; readonly night: string };
  /** The picture of a composition, for readers of its project. */
  ofProduct(projectId: string, productId: string, pictureId: string): string;
  /** Serves the logo of a company to signed-in users. */
  ofCompany(logoId: string): string;
}

/** Model and finish of `images/0820/42-day.webp`. */
const NAMED = /^images\/([\w-]+)\/(\w+)-day\.webp$/;

/** The prefixes or hosts of the services that serve pictures. */
export const picturesOf = (staticService: string, apiService = '/api'): Pictures => {
  const at = (file: string): string => `${staticService}/images/${file}`;
  const orNull = (file: string | undefined): string | null => (file === undefined ? null : at(file));
  const day: Pictures['day'] = (model, finish) => at(modelPicture(model, finish, 'day', 'large') ?? NO_IMAGE_FILE);
  const night: Pictures['night'] = (model, finish) => at(modelPicture(model, finish, 'night', 'large') ?? NO_IMAGE_FILE);
  return {
    day,
    night,
    thumbnail: (model, finish) => at(modelPicture(model, finish, 'day', 'small') ?? NO_IMAGE_FILE),
    ofFinish: (model, finish) => orNull(finishPicture(model, finish, 'small') ?? swatchPicture(finish)),
    lineDrawing: (model) => orNull(lineDrawingFile(model)),
    composition: (preconfigId) => orNull(compositionPicture(preconfigId, 'large')),
    ofPath: (path) => {
      const [, model = '', finish = ''] = NAMED.exec(path) ?? [];
      return { day: day(model, finish), night: night(model, finish) };
    },
    ofProduct: (projectId, productId, pictureId) => `${apiService}/v1/projects/${projectId}/products/${productId}/picture?v=${pictureId}`,
    ofCompany: (logoId) => `${apiService}/v1/company-logos/${logoId}`,
  };
};
