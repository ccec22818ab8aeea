import { useLocation, useParams } from 'react-router';
import { PiecesListScreen, readOpening } from '../features/pieces-list';
import { NamespaceTexts } from '../shared/namespace-texts';

/** The pieces list: a new list, one more of a project, or one that is opened again. Another path is another list, another tab is not. */
export const Component = () => {
  const params = useParams();
  const { pathname, search } = useLocation();
  const opening = readOpening(params, new URLSearchParams(search));
  const handedOver = opening.kind === 'new' ? (opening.handedOver ?? '') : '';
  return (
    <NamespaceTexts namespace="editor">
      <PiecesListScreen key={`${pathname} ${handedOver}`} opening={opening} />
    </NamespaceTexts>
  );
};
