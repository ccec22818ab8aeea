import { fetchPart } from '@candil/api-client/part';
import { type ComponentType, lazy, Suspense } from 'react';
import { useAccountIfAny } from '../session/use-session';
import type { FavouriteButtonProps } from './favourite-button';

const Nothing = () => null;

/** Comes behind the picker; where it does not arrive, the picker stands without it. */
const LaterButton = lazy<ComponentType<FavouriteButtonProps>>(() =>
  fetchPart(() => import('./favourite-button')).then(
    ({ FavouriteButton }) => ({ default: FavouriteButton }),
    () => ({ default: Nothing }),
  ),
);

const mark = (model: string, name: string) => (
  <Suspense fallback={<span className="size-8 shrink-0" />}>
    <LaterButton model={model} name={name} size="sm" />
  </Suspense>
);

/** Draws the heart beside a model of a picker; undefined where there are no favourites of one's own: without an account, or acting as someone else. */
export const useFavouriteMark = () => {
  const account = useAccountIfAny();
  return account === undefined || account.impersonatedBy !== undefined ? undefined : mark;
};
