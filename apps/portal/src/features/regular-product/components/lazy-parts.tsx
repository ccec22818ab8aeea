import { Skeleton } from '@candil/ui-kit/skeleton';
import { type ComponentProps, Suspense, useEffect } from 'react';
import { lazyPart } from '../../../shared/part/lazy-part';
import type * as Parts from './later-parts';

// One import for all: parts that share code with the screen, each by itself, would split that code up too.
const load = () => import('./later-parts');
const LaterChanges = lazyPart(
  () => load(),
  ({ ChangesBlock }) => ChangesBlock,
);
const LaterConflict = lazyPart(
  () => load(),
  ({ ConflictNotice }) => ConflictNotice,
);
const LaterHeight = lazyPart(
  () => load(),
  ({ PendantHeight }) => PendantHeight,
);
const LaterAlerts = lazyPart(
  () => load(),
  ({ OutdatedAlerts }) => OutdatedAlerts,
);
const LaterMinimum = lazyPart(
  () => load(),
  ({ MinimumNotice }) => MinimumNotice,
);
const LaterDocuments = lazyPart(
  () => load(),
  ({ DocumentsPanel }) => DocumentsPanel,
);
const LaterTechnical = lazyPart(
  () => load(),
  ({ TechnicalPanel }) => TechnicalPanel,
);

/** Fetches what the first view does not show as soon as that view stands, before anyone asks for it. */
export const useLazyParts = (): void => {
  useEffect(() => void load().catch(() => undefined), []);
};

export const ChangesBlock = (props: ComponentProps<typeof Parts.ChangesBlock>) => (
  <Suspense>
    <LaterChanges {...props} />
  </Suspense>
);

export const ConflictNotice = (props: ComponentProps<typeof Parts.ConflictNotice>) => (
  <Suspense>
    <LaterConflict {...props} />
  </Suspense>
);

export const OutdatedAlerts = (props: ComponentProps<typeof Parts.OutdatedAlerts>) => (
  <Suspense>
    <LaterAlerts {...props} />
  </Suspense>
);

/** The last of the choices; its place is kept. */
export const PendantHeight = (props: ComponentProps<typeof Parts.PendantHeight>) => (
  <Suspense fallback={<Skeleton height={112} />}>
    <LaterHeight {...props} />
  </Suspense>
);

export const MinimumNotice = (props: ComponentProps<typeof Parts.MinimumNotice>) => (
  <Suspense>
    <LaterMinimum {...props} />
  </Suspense>
);

export const DocumentsPanel = (props: ComponentProps<typeof Parts.DocumentsPanel>) => (
  <Suspense fallback={ROWS.map((row) => <Skeleton key={row} height={44} className="mb-2" />)}>
    <LaterDocuments {...props} />
  </Suspense>
);

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k'];

export const TechnicalPanel = (props: ComponentProps<typeof Parts.TechnicalPanel>) => (
  <Suspense fallback={ROWS.map((row) => <Skeleton key={row} height={20} className="mb-4" />)}>
    <LaterTechnical {...props} />
  </Suspense>
);
