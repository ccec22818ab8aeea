import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { modelCode } from './wire-values';

/** Most models that an account marks; the next one is refused. */
export const FAVOURITES_MAX = 100;
/** Most recently opened models that are remembered. */
export const RECENT_MAX = 24;

/** Codes of models, the last first; they are the same in every catalogue. */
const rememberedModels = z.object({ favourites: z.array(modelCode), recent: z.array(modelCode) });
export type RememberedModels = z.output<typeof rememberedModels>;

const params = z.object({ model: modelCode });

export const getRememberedModels = endpoint('getRememberedModels', {
  summary: 'Models that the account has marked as favourites, and those it has opened last',
  method: 'GET',
  path: '/v1/account/models',
  response: rememberedModels,
  access: 'signed-in',
});

export const addFavouriteModel = endpoint('addFavouriteModel', {
  summary: 'Marks a model as a favourite; one that is marked keeps its place',
  method: 'PUT',
  path: '/v1/account/models/favourites/:model',
  params,
  response: rememberedModels,
  access: 'signed-in',
});

export const removeFavouriteModel = endpoint('removeFavouriteModel', {
  summary: 'Takes the mark of a favourite from a model',
  method: 'DELETE',
  path: '/v1/account/models/favourites/:model',
  params,
  response: rememberedModels,
  access: 'signed-in',
});

export const noteRecentModel = endpoint('noteRecentModel', {
  summary: 'Notes that a model was opened, as the last; the oldest make room',
  method: 'PUT',
  path: '/v1/account/models/recent/:model',
  params,
  response: rememberedModels,
  access: 'signed-in',
});
