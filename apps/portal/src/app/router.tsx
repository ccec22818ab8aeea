import { createBrowserRouter, generatePath, type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router';
import type { Portal } from '../shared/portal';
import { FirstPaint } from '../shared/shell/first-paint';
import { decideEntry, type Guard } from './guards';
import { RootLayout } from './root-layout';
import { RouteFailure } from './route-failure';
import { ROUTE_TABLE, type RouteEntry } from './route-table';

/** Waits for the account, then lets in or leads away. Throws the redirect. */
const enter = async (guard: Guard, portal: Portal, request: Request): Promise<void> => {
  if (guard.kind === 'open') return;
  const { pathname, search } = new URL(request.url);
  const decision = decideEntry(guard, await portal.session.account(), pathname + search);
  if (decision.kind === 'redirect') throw redirect(decision.to);
};

const routeOf = (entry: RouteEntry, portal: Portal): RouteObject => {
  if ('redirectTo' in entry) {
    return {
      path: entry.path,
      loader: async ({ params, request }: LoaderFunctionArgs) => {
        await enter(entry.guard, portal, request);
        return redirect(generatePath(entry.redirectTo, params) + new URL(request.url).search);
      },
    };
  }
  return {
    path: entry.path,
    // The screen's code and the account are fetched at the same time; its loader only runs for those who may enter.
    lazy: async () => {
      const [{ Component, loader }] = await Promise.all([entry.load(), entry.guard.kind === 'open' ? undefined : portal.screenTexts()]);
      return {
        Component,
        loader: async (args: LoaderFunctionArgs) => {
          await enter(entry.guard, portal, args.request);
          return (await loader?.(args, portal)) ?? null;
        },
      };
    },
  };
};

/** The router of the portal, made from the route table. */
export const createPortalRouter = (portal: Portal) =>
  createBrowserRouter([
    {
      Component: RootLayout,
      HydrateFallback: FirstPaint,
      children: [{ ErrorBoundary: RouteFailure, children: ROUTE_TABLE.map((entry) => routeOf(entry, portal)) }],
    },
  ]);
