import { type ModelDefinition, variationsOf } from '../article';
import { type CodeAttributeType, pendantHeightRangeOf, type Selection } from '../attribute';
import type { CalendarDay } from '../calendar';
import { defined } from '../untrusted';
import type { ElementAttributeOptions, ElementAttributes, ElementOption, HeightOption } from './element';

/** Lists the options of each attribute of a model on a day, in data order, with the marks of PSA and the secondary finishes (EM11). */
export function attributeOptionsOf(model: ModelDefinition, today: CalendarDay): ElementAttributeOptions {
  return {
    controls: optionsOf(model, 'control', today),
    temperatures: optionsOf(model, 'temperature', today),
    finishes: optionsOf(model, 'color', today),
    installations: optionsOf(model, 'installation', today),
    ...defined({ pendantHeight: heightOption(model, today) }),
  };
}

/** A selection as the attributes of an element; the height in whole centimetres under the name of the specification (EM11). */
export function attributesOfSelection({ pendantHeightCm, ...codes }: Selection): ElementAttributes {
  return pendantHeightCm === undefined ? codes : { ...codes, pendantHeight: pendantHeightCm };
}

function optionsOf(model: ModelDefinition, type: CodeAttributeType, today: CalendarDay): readonly ElementOption[] {
  return variationsOf(model, type, today).map(({ modifier, modifier2, isPsa }) => ({
    modifier,
    ...defined({ modifier2, isPsa }),
  }));
}

function heightOption(model: ModelDefinition, today: CalendarDay): HeightOption | undefined {
  const [variation] = variationsOf(model, 'pendantHeight', today);
  const range = variation === undefined ? undefined : pendantHeightRangeOf(variation);
  if (range === undefined) return undefined;
  const { min, max, standard, delta } = range;
  // A delta of 0 fixes the height (AT3).
  return delta === 0 ? { min: standard, max: standard, standard, delta } : { min, max, standard, delta };
}
