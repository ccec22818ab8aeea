import { fetchPart } from '@candil/api-client/part';
import {
  createBrowserRouter,
  generatePath,
  type LoaderFunctionArgs,
  matchRoutes,
  Navigate,
  type RouteObject,
  redirect,
  useLoaderData,
} from 'react-router';
import { loadBlockedActions } from '../shared/blocked-action/load-blocked-actions';
import { keepFragment } from '../shared/navigation/kept-fragment';
import type { Portal } from '../shared/portal';
import { FirstPaint } from '../shared/shell/first-paint';
import type { FullScreenHandle } from './full-screen';
import { guardedScreen } from './guarded-screen';
import { decideEntry } from './guards';
import { RootLayout } from './root-layout';
import { RouteFailure } from './route-failure';
import type { RouteModule } from './route-module';
import { ROUTE_TABLE, type RouteEntry, type RouteScreen } from './route-table';

/** Parameters whose words the route itself knows; the screens judge the others. */
const CHECKED_PARAMETERS = /:(mode|language|projectId|productId)\b/;

/** Waits for the account, then lets in or leads away. Throws the redirect, or the answer that nothing is there. */
const enter = async ({ path, guard, flag }: RouteEntry, portal: Portal, { request, params }: LoaderFunctionArgs): Promise<void> => {
  if (flag && !(await import('./route-flag').then(({ isFlagInState }) => isFlagInState(portal, flag, new URL(request.url).searchParams))))
    throw notThere();
  if (guard.kind !== 'open') {
    const { pathname, search } = new URL(request.url);
    const decision = await decideEntry(guard, await portal.session.account(), pathname + search);
    if (decision.kind === 'redirect') {
      keepFragment(pathname);
      throw redirect(decision.to);
    }
    if (decision.kind === 'qualify') throw redirect(await qualifyFirst(portal, pathname + search, generatePath(decision.behind, params)));
  }
  if (CHECKED_PARAMETERS.test(path) && !(await import('./route-parameters')).acceptsParameters(path, params)) throw notThere();
};

/** Remembers where they wanted to go, and opens the qualification over the page they are led to. */
const qualifyFirst = async ({ session }: Portal, path: string, behind: string): Promise<string> => {
  const [account, blocked] = await Promise.all([session.account(), loadBlockedActions()]);
  blocked.remember({ path, from: behind, forms: {}, needs: 'QUALIFIED', ...(account && { userId: account.userId }) });
  session.showFrame('qualification', { mandatory: true, returnTo: path });
  return behind;
};

const notThere = () => new Response(null, { status: 404 });

const screenOf = (screen: RouteScreen): Promise<RouteModule> =>
  fetchPart<RouteModule>(screen === 'none' ? () => import('../routes/not-found') : screen);

const routeOf = (entry: RouteEntry, portal: Portal): RouteObject => {
  const isOpen = entry.guard.kind === 'open';
  if ('redirectTo' in entry) {
    return {
      path: entry.path,
      Component: isOpen ? Redirection : guardedScreen(Redirection),
      loader: async (args: LoaderFunctionArgs): Promise<Destination> => {
        await enter(entry, portal, args);
        return { to: generatePath(entry.redirectTo, args.params) + new URL(args.request.url).search, state: entry.state };
      },
    };
  }
  return {
    path: entry.path,
    ...(entry.fullScreen && { handle: { fullScreen: entry.fullScreen } satisfies FullScreenHandle }),
    // The screen's code and the account are fetched at the same time; its loader only runs for those who may enter.
    lazy: async () => {
      const [{ Component, loader }] = await Promise.all([screenOf(entry.screen), isOpen ? undefined : portal.screenTexts()]);
      return {
        Component: isOpen ? Component : guardedScreen(Component),
        loader: async (args: LoaderFunctionArgs) => {
          await enter(entry, portal, args);
          return (await loader?.(args, portal)) ?? null;
        },
      };
    },
  };
};

interface Destination {
  readonly to: string;
  readonly state: unknown;
}

/** A redirect of a loader cannot carry state, so the page itself goes on. */
const Redirection = () => {
  const { to, state } = useLoaderData<Destination>();
  return <Navigate to={to} state={state} replace />;
};

const SCREENS = 'screens';

/** The router of the portal, made from the route table. */
export const createPortalRouter = (portal: Portal) => {
  const routesOf = (entries: readonly RouteEntry[]): RouteObject[] => entries.map((entry) => routeOf(entry, portal));
  const routes = routesOf(ROUTE_TABLE);
  let isComplete = false;
  return createBrowserRouter(
    [
      {
        Component: RootLayout,
        HydrateFallback: FirstPaint,
        ErrorBoundary: RouteFailure,
        children: [{ id: SCREENS, ErrorBoundary: RouteFailure, children: routes }],
      },
    ],
    {
      // The rest of the table is loaded only for addresses that are not in this part.
      patchRoutesOnNavigation: async ({ path, patch }) => {
        if (isComplete || matchRoutes(routes, path)?.at(-1)?.route.path !== '*') return;
        const { FURTHER_ROUTES } = await import('./further-routes');
        isComplete = true;
        patch(SCREENS, routesOf(FURTHER_ROUTES));
      },
    },
  );
};
