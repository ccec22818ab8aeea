/**
 * What the specification asks for, and the path of the contract or the address of the portal that shows that it exists. A row without
 * evidence states an absence that no path can show.
 */
export const CAPABILITIES = [
  { area: 'Projects', name: 'make, rename, delete, open and list projects', call: '/v2/project/:projectId' },
  { area: 'Projects', name: 'add, change, clone, remove and restore lines; paste lists', call: '/v1/projects/:projectId/products' },
  { area: 'Projects', name: 'save and open compositions', call: '/v1/projects/:projectId/configurations' },
  { area: 'Projects', name: 'duplicate', call: /\/duplicate$/ },
  { area: 'Projects', name: 'versions', call: /project.*\/versions?$/ },
  { area: 'Projects', name: 'fork and discard', call: /\/fork$/ },
  { area: 'Projects', name: 'import of third-party projects', call: /project.*\/import/ },
  { area: 'Projects', name: 'synchronisation (`sync`): version upsert and change feed', call: /upsert|\/changes$/ },
  { area: 'Projects', name: 'registration', call: /\/registration$/, within: /project/ },
  { area: 'Quotes', name: 'issue, list and print budgets in two copies; revisions', call: '/v2/budgets/:budgetId/document' },
  { area: 'Quotes', name: 'requests for a budget, international and USA', call: '/support-request/project-budget-usa' },
  { area: 'Quotes', name: 'USA budget and final quote', call: /budget.*usa$/, within: /projects?\// },
  { area: 'Orders', name: 'place, list, open and repeat orders', call: '/orders/process' },
  { area: 'Orders', name: 'order states after “pending” (confirmation, production, shipment)', call: /orders.*\/(status|confirm)/ },
  { area: 'Orders', name: 'invoices', call: /invoices/ },
  { area: 'Documents', name: 'spec sheets, manuals, energy labels', call: /docs-web/ },
  { area: 'Documents', name: 'downloads with progress', call: /downloads?$/, within: /sr-documents|socketio/ },
  { area: 'Realtime', name: 'websocket and socket.io', call: /socketio|\/ws\// },
  { area: 'Accounts', name: 'registration, sign-in, providers, passwords, qualification', call: '/v1/qualification-requests' },
  { area: 'Accounts', name: 'users of a company, acting as a client, audit trail', call: '/v1/company/users' },
  { area: 'Catalogue', name: 'search, variations, prices, availability, technical info', call: '/articles/variations' },
  { area: 'Catalogue', name: 'decision trees, layers, starting points', call: '/decision-trees/:id' },
  { area: 'Catalogue', name: 'image details', call: /get-image-details/ },
  { area: 'Catalogue', name: 'product administration (editing the catalogue in the product)', screen: '/product-admin' },
];
