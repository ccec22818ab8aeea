import { ALLOW_CURRENT_PROJECTS } from '../shared/add-to-project/current-projects';
import type { Guard } from './guards';
import type { RouteEntry } from './route-table';

const signedIn: Guard = { kind: 'signed-in' };
const projectView: Guard = { kind: 'privilege', privilege: 'PROJECT_VIEW' };
const downloads: Guard = { kind: 'privilege', privilege: 'PROJECT_DOWNLOADS' };
const productAdmin: Guard = { kind: 'product-admin' };
const staff = (page: string): Guard => ({ kind: 'staff', page });
const none = 'none';
const express = () => import('../routes/express-configurator');
const compositor = () => import('../routes/compositor');
const creaConfigurator = () => import('../routes/crea-configurator');
const validate = () => import('../routes/validate');
const bundleListConfigurator = () => import('../routes/bundle-list-configurator');
const toolkitListConfigurator = () => import('../routes/toolkit-list-configurator');
const toolkitPreconfigs = () => import('../routes/toolkit-preconfigs');
const plusminusDrawing = () => import('../routes/plusminus-drawing-configurator');
const exportFiles = () => import('../routes/export');
const plusminusList = () => import('../routes/plusminus-nodrawing-configurator');
const sticksList = () => import('../routes/sticks-nodrawing-configurator');
const sticksDrawing = () => import('../routes/sticks-drawing-configurator');

/**
 * The part of the route table that few open first: editors, and addresses whose screens are still to be made or that lead to such, not
 * found once the guard has let in. A row of those moves to `route-table`, or gets its editor here, with its screen.
 */
export const FURTHER_ROUTES: readonly RouteEntry[] = [
  { path: '/new-product/crea-configurator', guard: signedIn, screen: creaConfigurator, fullScreen: true },
  { path: '/new-product/crea-configurator/:model', guard: signedIn, screen: creaConfigurator, fullScreen: true },
  { path: '/project/:projectId/add-product/crea-configurator', guard: projectView, screen: creaConfigurator, fullScreen: true },
  { path: '/project/:projectId/add-product/crea-configurator/:model', guard: projectView, screen: creaConfigurator, fullScreen: true },
  {
    path: '/project/:projectId/product/:productId/crea-configurator/:mode',
    guard: projectView,
    screen: creaConfigurator,
    fullScreen: true,
  },

  { path: '/collection-filter-demo', guard: signedIn, flag: ['collectionFiltersTest', 'on'], screen: none },

  { path: '/preconfigs/ToolkitListConfigurator', guard: signedIn, screen: toolkitPreconfigs },

  { path: '/new-product/ToolkitListConfigurator', guard: signedIn, screen: toolkitListConfigurator, fullScreen: true },
  {
    path: '/new-product/BundleListConfigurator',
    guard: signedIn,
    flag: ['bundleListConfigurator', 'on'],
    screen: bundleListConfigurator,
    fullScreen: true,
  },
  { path: '/new-product/sticks-nodrawing-configurator', guard: signedIn, screen: sticksList, fullScreen: true },
  { path: '/new-product/sticks-drawing-configurator', guard: signedIn, screen: sticksDrawing, fullScreen: true },
  { path: '/new-product/plusminus-nodrawing-configurator', guard: signedIn, screen: plusminusList, fullScreen: true },
  { path: '/new-product/plusminus-drawing-configurator', guard: signedIn, screen: plusminusDrawing, fullScreen: true },
  {
    path: '/sticks-nodrawing-configurator',
    guard: signedIn,
    redirectTo: '/new-product/sticks-nodrawing-configurator',
    state: ALLOW_CURRENT_PROJECTS,
  },
  {
    path: '/sticks-drawing-configurator',
    guard: signedIn,
    redirectTo: '/new-product/sticks-drawing-configurator',
    state: ALLOW_CURRENT_PROJECTS,
  },
  {
    path: '/plusminus-nodrawing-configurator',
    guard: signedIn,
    redirectTo: '/new-product/plusminus-nodrawing-configurator',
    state: ALLOW_CURRENT_PROJECTS,
  },
  {
    path: '/plusminus-drawing-configurator',
    guard: signedIn,
    redirectTo: '/new-product/plusminus-drawing-configurator',
    state: ALLOW_CURRENT_PROJECTS,
  },
  { path: '/plusminus-drawing-configurator/product/:hash', guard: signedIn, screen: plusminusDrawing, fullScreen: true },

  {
    path: '/project/:projectId/add-product/ToolkitListConfigurator',
    guard: projectView,
    screen: toolkitListConfigurator,
    fullScreen: true,
  },
  {
    path: '/project/:projectId/add-product/BundleListConfigurator',
    guard: projectView,
    flag: ['bundleListConfigurator', 'on'],
    screen: bundleListConfigurator,
    fullScreen: true,
  },
  { path: '/project/:projectId/add-product/sticks-nodrawing-configurator', guard: projectView, screen: sticksList, fullScreen: true },
  {
    path: '/project/:projectId/add-product/sticks-drawing-configurator',
    guard: projectView,
    screen: sticksDrawing,
    fullScreen: true,
  },
  { path: '/project/:projectId/add-product/plusminus-nodrawing-configurator', guard: projectView, screen: plusminusList, fullScreen: true },
  {
    path: '/project/:projectId/add-product/plusminus-drawing-configurator',
    guard: projectView,
    screen: plusminusDrawing,
    fullScreen: true,
  },
  { path: '/project/:projectId/product/:productId/express-configurator', guard: projectView, screen: express, fullScreen: true },
  { path: '/project/:projectId/product/:productId/export', guard: projectView, screen: exportFiles, fullScreen: true },
  {
    path: '/project/:projectId/product/:productId/ToolkitListConfigurator',
    guard: projectView,
    screen: toolkitListConfigurator,
    fullScreen: true,
  },
  {
    path: '/project/:projectId/product/:productId/BundleListConfigurator',
    guard: projectView,
    screen: bundleListConfigurator,
    fullScreen: true,
  },
  {
    path: '/project/:projectId/product/:productId/sticks-nodrawing-configurator/:mode',
    guard: projectView,
    screen: sticksList,
    fullScreen: true,
  },
  {
    path: '/project/:projectId/product/:productId/sticks-drawing-configurator/:mode',
    guard: projectView,
    screen: sticksDrawing,
    fullScreen: true,
  },
  {
    path: '/project/:projectId/product/:productId/plusminus-nodrawing-configurator/:mode',
    guard: projectView,
    screen: plusminusList,
    fullScreen: true,
  },
  {
    path: '/project/:projectId/product/:productId/plusminus-drawing-configurator/:mode',
    guard: projectView,
    screen: plusminusDrawing,
    fullScreen: true,
  },
  { path: '/validate/:projectId/:productId', guard: projectView, screen: validate },

  { path: '/project/:projectId/registration-usa', guard: signedIn, screen: none },
  { path: '/project/:projectId/registration', guard: signedIn, screen: none },
  {
    path: '/project/:projectId/budget-quotation-usa',
    guard: { kind: 'privilege', privilege: 'PROJECT_REGISTRATION' },
    screen: none,
  },
  { path: '/project/:projectId/downloads', guard: downloads, screen: none },
  { path: '/project/:projectId/technical-downloads', guard: downloads, screen: none },
  { path: '/project/:projectId/export-3d', guard: downloads, screen: none },
  { path: '/services/download', guard: signedIn, screen: none },

  { path: '/invoices', guard: { kind: 'privilege', privilege: 'INVOICE_VIEW' }, screen: none },

  { path: '/product-admin', guard: productAdmin, screen: none },
  { path: '/product-admin/compose', guard: productAdmin, screen: none },
  { path: '/product-admin/EditRule', guard: productAdmin, screen: none },
  { path: '/studio', guard: staff('studio'), screen: none },
  { path: '/compositor', guard: { kind: 'compositor' }, screen: compositor, fullScreen: true },
  { path: '/compositor/generatePreviews', guard: staff('compositor/generatePreviews'), screen: none },
  { path: '/compositor/generatePdf', guard: staff('compositor/generatePdf'), screen: none },
  { path: '/technicalinfo', guard: staff('technicalinfo'), screen: none },
  { path: '/productsheet', guard: staff('productsheet'), screen: none },
  { path: '/sandbox', guard: staff('sandbox'), screen: none },
  { path: '/compositor/v2', guard: staff('compositor/v2'), screen: none },
  { path: '/compositor/_demo', guard: staff('compositor/_demo'), screen: none },
  { path: '/preview/compose', guard: signedIn, flag: ['composeUrlPreview', 'on'], screen: none },
];
