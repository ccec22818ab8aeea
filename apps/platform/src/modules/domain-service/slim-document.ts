import { createElementTree, type ElementNode, type SavedDocument, saveDocument } from '@candil/domain';
import { modelIn } from './catalogue-space';
import { editionFor, type Reading } from './read-configuration';

/**
 * A configuration of the catalogue as it is stored: what the catalogue knows of its models is left out, because it is taken from there
 * whenever the configuration is read. A light is a few hundred characters then, not thousands.
 */
export const slimDocument = (reading: Pick<Reading, 'context' | 'catalogId'>, space: ElementNode): SavedDocument => {
  const edition = editionFor(reading);
  const slim = (node: ElementNode): ElementNode => ({
    ...node,
    ...(node.props.code !== undefined &&
      modelIn(edition, node.props.code) !== undefined && { props: { ...node.props, technicalData: partOnly(node), attributeOptions: {} } }),
    elements: node.elements.map(({ element, options }) => ({ element: slim(element), options })),
  });
  return saveDocument(createElementTree(slim(space)));
};

/** Chosen of a part rather than known of its model, such as the length of a track. */
const partOnly = ({ props }: ElementNode): ElementNode['props']['technicalData'] => {
  const { lumens: _, watts: __, netWeight: ___, height: ____, ...own } = props.technicalData;
  return own;
};
