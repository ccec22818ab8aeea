import type { EditorSources, PaletteModel, SceneLight } from '@candil/configurator';
import { elementTypeOf } from '@candil/domain';

/** The models that may stand where a luminaire does: of the same kind, and not the parts that a belt is held and fed by. */
export const replacementsOf = ({ palette, context }: EditorSources, { model }: Pick<SceneLight, 'model'>): readonly PaletteModel[] => {
  const own = context.modelOf(model);
  const kind = own && elementTypeOf(own.articleType);
  return palette.filter(({ definition }) => elementTypeOf(definition.articleType) === kind);
};
