import type { PaletteModel } from '@candil/configurator';
import { elementTypeOf } from '@candil/domain';
import { useTranslation } from '@candil/i18n/react';
import { BeltColours } from './belt-colours';
import { ModelList } from './model-list';

interface BeltLibraryProps {
  readonly models: readonly PaletteModel[];
  readonly onTaken: (() => void) | undefined;
}

/** The groups in their order, by the kinds of elements that they make. Fixings come by themselves with the points of a belt. */
const GROUPS = [
  ['luminaires', ['Light']],
  ['feeds', ['ElectricalConnection']],
  ['accessories', ['Counterweight', 'Reflector']],
] as const;

const kindOf = ({ definition }: PaletteModel): string | undefined => elementTypeOf(definition.articleType);

/** Parts of belts: the belt by its colours, the lights that hang on it, and its feeds. */
export const BeltLibrary = ({ models, onTaken }: BeltLibraryProps) => {
  const { t } = useTranslation('editor');
  const belt = models.find((model) => kindOf(model) === 'Track');
  return (
    <div className="flex flex-col gap-4">
      {belt && <BeltColours belt={belt} onTaken={onTaken} />}
      {GROUPS.map(([group, kinds]) => {
        const shown = models.filter((model) => kinds.some((kind) => kind === kindOf(model)));
        if (shown.length === 0) return null;
        return (
          <section key={group} aria-label={t(`belts.library.${group}`)}>
            <h2 className="m-0 mb-2 text-xs font-normal text-muted">{t(`belts.library.${group}`)}</h2>
            <ModelList models={shown} onTaken={onTaken} />
          </section>
        );
      })}
    </div>
  );
};

/** Returns whether a model belongs to one of the groups. */
export const isInBeltLibrary = (model: PaletteModel): boolean =>
  kindOf(model) === 'Track' || GROUPS.some(([, kinds]) => kinds.some((kind) => kind === kindOf(model)));
