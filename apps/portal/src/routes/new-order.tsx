import { useParams } from 'react-router';
import { NewOrderScreen } from '../features/order';

/** From a project to an order. */
export const Component = () => {
  const { projectId } = useParams();
  if (projectId === undefined) throw new Error('This route needs a project.');
  return <NewOrderScreen key={projectId} projectId={projectId} />;
};
