/** Where the pictures of the products are, as a page can load them. */
export interface Pictures {
  day(model: string, finish: string): string;
  night(model: string, finish: string): string;
  thumbnail(model: string, finish: string): string;
  /** The day and night picture of a path that catalogue data names. */
  ofPath(path: string): { readonly day: string; readonly night: string };
}

/** `staticService` is the prefix or host of the static service. */
export const picturesOf = (staticService: string): Pictures => {
  const picture = (model: string, finish: string, variant: string) => `${staticService}/images/${model}/${finish}-${variant}.webp`;
  return {
    day: (model, finish) => picture(model, finish, 'day'),
    night: (model, finish) => picture(model, finish, 'night'),
    thumbnail: (model, finish) => picture(model, finish, 'day-400'),
    ofPath: (path) => ({ day: `${staticService}/${path}`, night: `${staticService}/${path.replace('-day.', '-night.')}` }),
  };
};
