import { useParams } from 'react-router';
import { BudgetScreen } from '../features/budget';

/** From a project to a budget. */
export const Component = () => {
  const { projectId } = useParams();
  if (projectId === undefined) throw new Error('This route needs a project.');
  return <BudgetScreen key={projectId} projectId={projectId} />;
};
