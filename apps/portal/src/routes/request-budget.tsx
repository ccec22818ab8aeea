import { useParams } from 'react-router';
import { RequestBudgetScreen } from '../features/request-budget';

/** Asking the maker for a budget. */
export const Component = () => {
  const { projectId } = useParams();
  if (projectId === undefined) throw new Error('This route needs a project.');
  return <RequestBudgetScreen key={projectId} projectId={projectId} catalogId={16} />;
};
