import type { AvailabilityDates, LocalisedText, ModelDefinition } from '@candil/domain';
import type { ArticleKind, Silhouette } from './classification.data';
import type { LeadTimeProfile } from './lead-times.data';
import type { Material } from './materials.data';

/** One model as the maker describes it, the same in both catalogues; its options stand beside it in `source/options`. */
export interface ModelSource {
  readonly model: string;
  readonly subFamilyId: number;
  /** Kind of the article; by default a pendant. */
  readonly kind?: ArticleKind;
  readonly shade: Silhouette;
  readonly categoryId: number;
  readonly applicationLocationId: number;
  readonly name: LocalisedText;
  readonly description: LocalisedText;
  readonly moq: number;
  readonly leadtime: LeadTimeProfile;
  readonly availability: AvailabilityDates;
  readonly technical: ModelDefinition['technical'];
  readonly materials?: readonly Material[];
  readonly psa?: true;
  readonly discontinuedFor?: string;
  /** Base price of catalogue 16 under rate 10, from which its price list is derived; a model without one has its own list. */
  readonly euros?: number;
}

/** A model in one line: measures in metres as width, depth, height. */
interface ModelRow {
  readonly model: string;
  readonly name: LocalisedText;
  readonly lumens: number;
  readonly watts: number;
  readonly netWeightKg: number;
  readonly size: readonly [width: number, depth: number, height: number];
  readonly beamDegrees: number;
  readonly distribution: string;
  readonly euros: number;
  readonly cri?: number;
  readonly ip?: string;
  readonly kind?: ArticleKind;
  readonly shade?: Silhouette;
  readonly categoryId?: number;
  readonly applicationLocationId?: number;
  readonly moq?: number;
  readonly leadtime?: LeadTimeProfile;
  readonly availability?: AvailabilityDates;
  readonly materials?: readonly Material[];
  readonly psa?: true;
  readonly discontinuedFor?: string;
}

/** Defaults for the models of a collection. */
interface CollectionDefaults {
  readonly subFamilyId: number;
  readonly kind: ArticleKind;
  readonly shade: Silhouette;
  readonly categoryId: number;
  readonly applicationLocationId: number;
  readonly leadtime: LeadTimeProfile;
  readonly materials: readonly Material[];
  readonly cri: number;
  readonly ip: string;
}

/** The models of a collection from its rows and their descriptions. */
export function collection(
  defaults: CollectionDefaults,
  rows: readonly ModelRow[],
  descriptions: Readonly<Record<string, LocalisedText>>,
): readonly ModelSource[] {
  return rows.map((row) => {
    const { lumens, watts, netWeightKg, size, beamDegrees, distribution, cri, ip, ...source } = row;
    const [widthMetres, depthMetres, heightMetres] = size;
    const { cri: usualCri, ip: usualIp, ...usual } = defaults;
    const description = descriptions[row.model];
    if (description === undefined) throw new Error(`model ${row.model} has no description`);
    return {
      ...usual,
      moq: 1,
      availability: {},
      ...source,
      description,
      technical: {
        lumens,
        watts,
        cri: lumens === 0 ? 0 : (cri ?? usualCri),
        ip: ip ?? usualIp,
        netWeightKg,
        widthMetres,
        depthMetres,
        heightMetres,
        beamDegrees,
        distribution,
      },
    };
  });
}
