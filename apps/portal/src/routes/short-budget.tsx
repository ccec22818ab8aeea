import { replace } from 'react-router';
import type { RouteModule } from '../app/route-module';
import { findBudgetPage } from '../features/budget';

/** The short address on the paper of a budget leads to its page, or nowhere. */
export const loader: RouteModule['loader'] = async ({ params }, portal) => {
  const page = await findBudgetPage(portal, params.budgetNumber);
  if (page === undefined) throw new Response(null, { status: 404 });
  throw replace(page);
};

/** Never drawn: the loader leads away. */
export const Component = () => null;
