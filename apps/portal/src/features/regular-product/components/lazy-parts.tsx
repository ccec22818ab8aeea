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
const LaterCompare = lazyPart(
  () => load(),
  ({ CompareToggle }) => CompareToggle,
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
const LaterOrderBar = lazyPart(
  () => load(),
  ({ OrderBar }) => OrderBar,
);
const LaterCode = lazyPart(
  () => load(),
  ({ ReferenceCode }) => ReferenceCode,
);
const LaterPrice = lazyPart(
  () => load(),
  ({ PricePerPiece }) => PricePerPiece,
);
const LaterArrivals = lazyPart(
  () => load(),
  ({ Arrivals }) => Arrivals,
);
const LaterInPlace = lazyPart(
  () => load(),
  ({ InPlacePicture }) => InPlacePicture,
);
const LaterTechnical = lazyPart(
  () => load(),
  ({ TechnicalPanel }) => TechnicalPanel,
);

/** Loads the parts that the first view does not show as soon as that view stands, before anyone needs them. */
export const useLazyParts = (): void => {
  useEffect(() => void load().catch(() => undefined), []);
};

export const ChangesBlock = (props: ComponentProps<typeof Parts.ChangesBlock>) => (
  <Suspense>
    <LaterChanges {...props} />
  </Suspense>
);

/** In the bar; its place is kept. */
export const CompareToggle = (props: ComponentProps<typeof Parts.CompareToggle>) => (
  <Suspense fallback={<span className="size-10" />}>
    <LaterCompare {...props} />
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

/** At the foot of the window; its place is kept. */
export const OrderBar = (props: ComponentProps<typeof Parts.OrderBar>) => (
  <Suspense
    fallback={
      <div className="h-[8.375rem] px-8 py-4 md:h-20">
        <Skeleton height={48} />
      </div>
    }
  >
    <LaterOrderBar {...props} />
  </Suspense>
);

/** Below the choices, as are the dates; their place is kept. */
export const PricePerPiece = (props: ComponentProps<typeof Parts.PricePerPiece>) => (
  <Suspense fallback={<Skeleton height={120} />}>
    <LaterPrice {...props} />
  </Suspense>
);

export const Arrivals = (props: ComponentProps<typeof Parts.Arrivals>) => (
  <Suspense fallback={<Skeleton height={120} />}>
    <LaterArrivals {...props} />
  </Suspense>
);

/** It needs the picture first, which takes longer. */
export const InPlacePicture = (props: ComponentProps<typeof Parts.InPlacePicture>) => (
  <Suspense>
    <LaterInPlace {...props} />
  </Suspense>
);

/** Beside the next step, as high as that. */
export const ReferenceCode = (props: ComponentProps<typeof Parts.ReferenceCode>) => (
  <Suspense fallback={<div className="h-20" />}>
    <LaterCode {...props} />
  </Suspense>
);
