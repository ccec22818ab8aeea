import { type CalendarDay, type CodeAttributeType, catalogOf, type ModelDefinition, type Selection } from '@candil/domain';
import { heightRangeOf } from './height-range';

/** One part of the reference code on screen. */
interface CodePart {
  readonly key: 'model' | 'pendantHeight' | CodeAttributeType;
  readonly text: string;
  /** Characters before it that belong to no part. */
  readonly before?: string;
  readonly missing: boolean;
}

const OPEN = '·';

/** The parts of the reference code that a selection makes so far, open ones as dots: `0820 42/··_10` (RC7). */
export const codePartsOf = (model: ModelDefinition, selection: Selection): readonly CodePart[] => {
  const part = (key: CodeAttributeType, before: string, length: number): CodePart => ({
    key,
    before,
    text: selection[key] ?? OPEN.repeat(length),
    missing: selection[key] === undefined,
  });
  const parts: CodePart[] = [
    { key: 'model', text: model.model, missing: false },
    part('color', catalogOf(model.catalogId).dash ? '-' : ' ', 2),
  ];
  const temperatures = varies(model, 'temperature');
  const controls = varies(model, 'control');
  if (temperatures > 0) parts.push(part('temperature', '/', 1));
  if (controls > 0) parts.push(part('control', temperatures > 0 ? '' : '/0', 1));
  // The code contains an installation only when there is a choice, and never the plain one (RC7).
  if (varies(model, 'installation') > 1 && selection.installation !== '00') parts.push(part('installation', '_', 2));
  return parts;
};

/** The wire as the extended code has it, only where it is made to measure: `LW0090` (RC). */
export const wirePartOf = (model: ModelDefinition, { pendantHeightCm }: Selection, today: CalendarDay): readonly CodePart[] => {
  const range = heightRangeOf(model, today);
  if (range === undefined || pendantHeightCm === undefined || pendantHeightCm === range.standard) return [];
  return [{ key: 'pendantHeight', text: `LW${String(pendantHeightCm).padStart(4, '0')}`, missing: false }];
};

const varies = (model: ModelDefinition, type: CodeAttributeType): number =>
  model.variations.filter((variation) => variation.type === type).length;
