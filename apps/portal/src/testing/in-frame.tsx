import { Outlet, type RouteObject } from 'react-router';
import { FocusKeeper } from '../shared/navigation/focus-keeper';
import { NavigationFocus } from '../shared/navigation/navigation-focus';

const Frame = () => (
  <>
    <main id="content">
      <Outlet />
    </main>
    <NavigationFocus />
    <FocusKeeper />
  </>
);

/** Screens in the part of the frame that looks after the focus. */
export const inFrame = (children: RouteObject[]): RouteObject[] => [{ Component: Frame, children }];
