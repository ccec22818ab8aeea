import { useSearchParams } from 'react-router';
import { ToolkitChoice } from '../features/toolkit-board';
import { useTargetProject } from '../shared/browse/use-target-project';
import { NamespaceTexts } from '../shared/namespace-texts';

/** The toolkits and the boards that the maker has laid out with them. */
export const Component = () => {
  const [search] = useSearchParams();
  const { place, catalogId } = useTargetProject();
  const named = search.get('catalog');
  return (
    <NamespaceTexts namespace="editor">
      <ToolkitChoice projectId={place.projectId} catalogId={named === '16' ? 16 : named === '21' ? 21 : catalogId} />
    </NamespaceTexts>
  );
};
