import { later } from '../state/later';

/** Keeps the place of the plan, so that what is beside it stays where it is. */
const PlaceOfPlan = () => <section className="min-h-0 min-w-0 grow" />;

export const PlanPane = later(
  () => import('./plan-pane'),
  (parts) => parts.PlanPane,
  PlaceOfPlan,
);
