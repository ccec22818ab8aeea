import type { DomainIssue } from '@candil/contract';
import {
  absolutePositionOf,
  absoluteVerticalPosition,
  type CanopyMismatch,
  type Configuration,
  canopyMismatches,
  checkPendantHeight,
  DEFAULT_SPACE_CONFIG,
  type Element,
  elementOf,
  errorText,
  type IsoLanguage,
  maxLightsOf,
  pendantHeightLimits,
  walk,
} from '@candil/domain';

/** What no change of a configuration could have led to: too many lights in a cluster, a ceiling that does not take a canopy, heights. */
export const structureIssues = (configuration: Configuration, language: IsoLanguage): readonly DomainIssue[] =>
  [...walk(configuration.tree)].flatMap((element) => [
    ...clusterIssues(element, language),
    ...ceilingIssues(configuration, element),
    ...heightIssues(configuration, element, language),
  ]);

const clusterIssues = ({ id, type, props, childIds }: Element, language: IsoLanguage): readonly DomainIssue[] => {
  const { installation = '' } = props.attributes;
  if (type !== 'Cluster' || childIds.length <= maxLightsOf(installation)) return [];
  const failure = { code: 'cluster.too-many-lights', installation, count: childIds.length } as const;
  return [{ kind: 'structure', code: failure.code, message: errorText(failure, language), elementId: id }];
};

const roomOf = ({ tree }: Configuration) => elementOf(tree, tree.rootId).props.config ?? DEFAULT_SPACE_CONFIG;

/** A composition is mounted by its parts, a light by its cluster. */
const ceilingIssues = (configuration: Configuration, element: Element): readonly DomainIssue[] => {
  const { tree, context } = configuration;
  const { installation } = element.props.attributes;
  const inCluster = element.parentId !== undefined && elementOf(tree, element.parentId).type === 'Cluster';
  if (installation === undefined || inCluster || element.type === 'Composition') return [];
  return canopyMismatches(context.canopies, installation, roomOf(configuration)).map((mismatch) => ({
    kind: 'structure',
    code: `canopy.${mismatch.kind}`,
    message: mismatchText(installation, mismatch),
    elementId: element.id,
  }));
};

const mismatchText = (installation: string, mismatch: CanopyMismatch): string =>
  mismatch.kind === 'extra-ceiling'
    ? `Installation ${installation} needs ${mismatch.neededMetres} m above the ceiling, the room has ${mismatch.thereMetres} m`
    : `Installation ${installation} goes into ${mismatch.allowed.join(', ')}, not into ${mismatch.material}`;

const heightIssues = (configuration: Configuration, element: Element, language: IsoLanguage): readonly DomainIssue[] => {
  const { pendantHeight } = element.props.attributes;
  const range = element.props.attributeOptions.pendantHeight;
  if (pendantHeight === undefined || range === undefined) return [];
  const { height: roomHeightMetres } = roomOf(configuration).roomSize;
  const [, y] = absolutePositionOf(configuration.tree, element.id);
  const limits = pendantHeightLimits(range, {
    roomHeightMetres,
    absoluteVerticalMetres: absoluteVerticalPosition(y, roomHeightMetres),
  });
  const height = limits.ok ? checkPendantHeight(pendantHeight, limits.value) : limits;
  if (height.ok) return [];
  return [{ kind: 'structure', code: height.failure.code, message: errorText(height.failure, language), elementId: element.id }];
};
