import { type BoardAssembly, type BoardBody, boardAssemblies, boardJoints, boardOverlaps, openConnectors } from '../board';
import { sumInThousandths } from '../electrical';
import { type BoardPartSources, bodyOf } from './board-bodies';
import type { BoardIssue, ToolkitFailure } from './board-failure';
import type { BoardPart, ToolkitBoard } from './toolkit-board';

/** A board with the data derived from the places of its parts. */
export interface BoardLayout {
  /** Every part as it lies. */
  readonly bodies: readonly BoardBody[];
  /** Groups of joined parts. */
  readonly assemblies: readonly BoardAssembly[];
  /** Problems, with their parts. */
  readonly issues: readonly BoardIssue[];
}

/** Groups the parts of a board and lists its problems: parts of no board, overlaps, loose ends, feeds, loads (TB6–TB9, TB11). */
export function layOut({ parts, subFamilyId }: Pick<ToolkitBoard, 'parts' | 'subFamilyId'>, sources: BoardPartSources): BoardLayout {
  const foreign = parts.filter(
    ({ model }) => sources.modelOf(model)?.subFamilyId !== subFamilyId || sources.partOf(model)?.board === undefined,
  );
  const bodies = parts.flatMap((part) => bodyOf(part, sources) ?? []);
  const joints = boardJoints(bodies);
  const assemblies = boardAssemblies(bodies, joints);
  const byId = new Map(parts.map((part) => [part.id, part]));
  const partsOf = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? []);
  return {
    bodies,
    assemblies,
    issues: [
      ...foreign.map(({ id, model }): BoardIssue => ({ failure: { code: 'toolkit.part-foreign', model }, partIds: [id] })),
      ...boardOverlaps(bodies).map(([one, other]): BoardIssue => ({ failure: { code: 'toolkit.overlap' }, partIds: [one.id, other.id] })),
      ...openConnectors(bodies, joints)
        .filter(({ connector }) => connector.mustClose)
        .map(
          ({ partId, connector }): BoardIssue => ({
            failure: { code: 'toolkit.loose-end', model: byId.get(partId)?.model ?? '' },
            partIds: [partId],
            connectorId: connector.id,
          }),
        ),
      ...assemblies.flatMap(({ partIds }) => {
        const failure = powerFailure(partsOf(partIds), sources);
        return failure === undefined ? [] : [{ failure, partIds }];
      }),
      ...assemblies.flatMap((assembly) => loadIssues(assembly, bodies, partsOf, sources)),
    ],
  };
}

/** An assembly that draws power has a feed, no more power than its feeds deliver, and no more length than they reach (TB8). */
function powerFailure(parts: readonly BoardPart[], { modelOf, partOf }: BoardPartSources): ToolkitFailure | undefined {
  const watts = sumInThousandths(parts.map(({ model }) => modelOf(model)?.technical.watts ?? 0));
  if (watts === 0) return undefined;
  const feeds = parts.flatMap(({ model, selection }) => {
    const part = partOf(model);
    const delivered = part?.deliveredWatts?.[selection.installation ?? ''];
    return delivered === undefined ? [] : [{ delivered, mostLengthMetres: part?.mostLengthMetres ?? Number.POSITIVE_INFINITY }];
  });
  if (feeds.length === 0) return { code: 'toolkit.no-feed', watts };
  const deliveredWatts = feeds.reduce((sum, { delivered }) => sum + delivered, 0);
  if (watts > deliveredWatts) return { code: 'toolkit.overload', watts, deliveredWatts };
  const metres = sumInThousandths(parts.map(({ model }) => partOf(model)?.lengthMetres ?? 0));
  const mostMetres = feeds.reduce((sum, { mostLengthMetres }) => sum + mostLengthMetres, 0);
  return metres > mostMetres ? { code: 'toolkit.length', metres, mostMetres } : undefined;
}

/** Parts on a carrier weigh no more than it bears (TB9). */
function loadIssues(
  { joints }: BoardAssembly,
  bodies: readonly BoardBody[],
  partsOf: (ids: readonly string[]) => readonly BoardPart[],
  { modelOf }: BoardPartSources,
): readonly BoardIssue[] {
  const layerOf = new Map(bodies.map(({ id, shape }) => [id, shape]));
  const hung = new Map<string, string[]>();
  for (const { male, female } of joints) {
    const carrier = layerOf.get(female.partId);
    if (carrier?.mostLoadKg === undefined || layerOf.get(male.partId)?.layer !== 'hung') continue;
    hung.set(female.partId, [...(hung.get(female.partId) ?? []), male.partId]);
  }
  return [...hung].flatMap(([carrierId, ids]): readonly BoardIssue[] => {
    const mostKilograms = layerOf.get(carrierId)?.mostLoadKg ?? 0;
    const kilograms = sumInThousandths(partsOf(ids).map(({ model }) => modelOf(model)?.technical.netWeightKg ?? 0));
    return kilograms > mostKilograms ? [{ failure: { code: 'toolkit.load', kilograms, mostKilograms }, partIds: [carrierId, ...ids] }] : [];
  });
}
