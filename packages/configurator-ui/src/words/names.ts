import type { SceneCanopy, SceneLight } from '@candil/configurator';
import { type AttributeType, formatTemperatureDescription, type ModelDefinition, type Variation } from '@candil/domain';
import type { EditorShell } from '../state/editor-shell';
import { shortName } from './short-name';

const variationIn = (model: ModelDefinition | undefined, type: AttributeType, modifier: string): Variation | undefined =>
  model?.variations.find((each) => each.type === type && each.modifier === modifier);

/** Names that the catalogue gives, in the language shown. */
export const namesOf = ({ editor, format }: Pick<EditorShell, 'editor' | 'format'>) => {
  const { context, palette } = editor.sources;
  const { language } = format.settings;
  const textOf = (variation: Variation | undefined, type: AttributeType, modifier: string): string => {
    const text = variation?.description[language] ?? modifier;
    return type === 'temperature' ? formatTemperatureDescription(text) : text;
  };
  const model = (code: string): string => context.modelOf(code)?.name[language] ?? code;
  return {
    model,
    /** `Alba 33` */
    modelOfLight: (light: SceneLight): string => shortName(editor.sources, model(light.model)),
    /** `Ceiling hook` of the collection `Cinta` */
    short: (code: string): string => shortName(editor.sources, model(code)),
    /** The name of a value of a model, else its code. */
    value: (code: string, type: AttributeType, modifier: string): string =>
      textOf(variationIn(context.modelOf(code), type, modifier), type, modifier),
    /** The name of a value whatever model has it. */
    anyValue: (type: AttributeType, modifier: string): string => {
      const variation = palette.map(({ definition }) => variationIn(definition, type, modifier)).find((found) => found !== undefined);
      return textOf(variation, type, modifier);
    },
    /** `Free wire` */
    installation: (canopy: Pick<SceneCanopy, 'installation'>): string => {
      const found = palette
        .map(({ definition }) => variationIn(definition, 'installation', canopy.installation))
        .find((variation) => variation !== undefined);
      return textOf(found, 'installation', canopy.installation);
    },
  };
};
