import type { AttributeType, CatalogId, LocalisedText, Variation } from '@candil/domain';
import { ATTRIBUTE_TYPES, ISO_LANGUAGES } from '@candil/domain';
import { finishPicture, swatchPicture } from '../imagery';
import { FINISHES, SECOND_FINISHES } from '../source/finishes.data';
import { INSTALLATIONS } from '../source/installations.data';
import { LEAD_TIMES } from '../source/lead-times.data';
import { CONTROLS, TEMPERATURES } from '../source/light-options.data';
import { text } from '../source/localised-text';
import type { PendantHeightRow, VariationRow, VariationTable } from '../source/variation-table';

const WIRE = text('Wire length', 'Longitud de cable', 'Kabellänge', 'Longueur de câble', 'Lunghezza del cavo', 'Wire Length');

/** The variations of a model in one catalogue, attribute by attribute in the order of its table. */
export function expandVariations(model: string, table: VariationTable, catalogId: CatalogId): readonly Variation[] {
  return ATTRIBUTE_TYPES.flatMap((type) => {
    const rows: readonly (VariationRow | PendantHeightRow)[] = table[type];
    return rows.filter((row) => row.only === undefined || row.only === catalogId).map((row) => expandRow(model, type, row));
  });
}

function expandRow(model: string, type: AttributeType, row: VariationRow | PendantHeightRow): Variation {
  return {
    type,
    model,
    modifier: row.code,
    ...(row.second !== undefined && { modifier2: row.second }),
    ...describe(model, type, row),
    bov: row.bov,
    ...(row.moq !== undefined && { moq: row.moq }),
    ...(row.eur !== undefined && { priceIncrement: row.eur }),
    ...(row.usd !== undefined && { priceIncrementDollars: row.usd }),
    ...(row.percent !== undefined && { priceIncrementPercent: row.percent }),
    ...(row.order !== undefined && { priceEffectOrder: row.order }),
    ...(row.leadtime !== undefined && { leadtime: LEAD_TIMES[row.leadtime] }),
    ...(row.availability !== undefined && { availability: row.availability }),
    ...(row.validFrom !== undefined && { validFrom: row.validFrom }),
    ...(row.validUntil !== undefined && { validUntil: row.validUntil }),
    ...(row.psa && { isPsa: true }),
  };
}

function describe(
  model: string,
  type: AttributeType,
  row: VariationRow | PendantHeightRow,
): Pick<Variation, 'description' | 'ral' | 'thumbnail' | 'value'> {
  switch (type) {
    case 'color': {
      const finish = sourceOf(FINISHES, row.code, type);
      const second = row.second === undefined ? undefined : sourceOf(SECOND_FINISHES, row.second, 'second finish');
      return {
        description: second === undefined ? finish.name : joined(finish.name, second.name),
        ...(finish.ral !== undefined && { ral: finish.ral }),
        ...thumbnailOf(model, row.code),
        value: finish.hex,
      };
    }
    case 'temperature': {
      const { name, kelvin } = sourceOf(TEMPERATURES, row.code, type);
      return { description: name, ...(kelvin !== undefined && { value: kelvin }) };
    }
    case 'control':
      return { description: sourceOf(CONTROLS, row.code, type).name };
    case 'installation':
      return { description: sourceOf(INSTALLATIONS, row.code, type).name };
    case 'pendantHeight':
      return { description: WIRE, ...('centimetres' in row && { value: row.centimetres }) };
    default:
      return type satisfies never;
  }
}

/** The model in the finish where that has been drawn, else a ball of the finish. */
function thumbnailOf(model: string, finish: string): Pick<Variation, 'thumbnail'> {
  const picture = finishPicture(model, finish, 'small') ?? swatchPicture(finish);
  return picture === undefined ? {} : { thumbnail: `images/${picture}` };
}

/** Path of a model's daylight picture below the static root. */
export function imagePath(model: string, finish: string): string {
  return `images/${model}/${finish}-day.webp`;
}

function sourceOf<Source extends { readonly code: string }>(sources: readonly Source[], code: string, what: string): Source {
  const found = sources.find((source) => source.code === code);
  if (found === undefined) throw new Error(`no ${what} has the code ${code}`);
  return found;
}

function joined(first: LocalisedText, second: LocalisedText): LocalisedText {
  const both = { ...first };
  for (const language of ISO_LANGUAGES) both[language] = `${first[language]}, ${second[language]}`;
  return both;
}
