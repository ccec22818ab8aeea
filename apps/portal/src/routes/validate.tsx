import { useParams } from 'react-router';
import { ValidationScreen } from '../features/validation';
import { NamespaceTexts } from '../shared/namespace-texts';

/** The attributes configurator: one product of a project compared with the one sold now. */
export const Component = () => {
  const { projectId = '', productId = '' } = useParams();
  return (
    <NamespaceTexts namespace="editor">
      <ValidationScreen key={productId} projectId={projectId} productId={productId} />
    </NamespaceTexts>
  );
};
