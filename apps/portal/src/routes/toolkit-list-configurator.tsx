import { useLocation, useParams } from 'react-router';
import { readOpening, ToolkitBoardScreen } from '../features/toolkit-board';
import { NamespaceTexts } from '../shared/namespace-texts';

/** The toolkit board: a new one, one more of a project, or one that is opened again. Another path or starting point is another board. */
export const Component = () => {
  const params = useParams();
  const { pathname, search } = useLocation();
  const opening = readOpening(params, new URLSearchParams(search));
  const start = opening.kind === 'new' ? `${opening.subFamilyId ?? ''} ${opening.preconfigId ?? opening.handedOver ?? ''}` : '';
  return (
    <NamespaceTexts namespace="editor">
      <ToolkitBoardScreen key={`${pathname} ${start}`} opening={opening} />
    </NamespaceTexts>
  );
};
