import type { SceneLight } from '@candil/configurator';
import type { AttributeOptions, CodeAttributeType, ElementId } from '@candil/domain';
import { useTranslation } from '@candil/i18n/react';
import { InfoIcon } from '@candil/ui-kit/icon';
import { OptionTileGroup } from '@candil/ui-kit/option-tile-group';
import { SwatchGroup } from '@candil/ui-kit/swatch-group';
import { useState } from 'react';
import { useEditorShell } from '../state/editor-shell';
import { bodyColours } from '../words/body-colours';
import { useNames } from '../words/use-names';
import { ConflictCoach } from './conflict-coach';
import { reasonAgainst } from './use-options';

/** Part whose attribute is chosen. */
export type ChosenPart = Pick<SceneLight, 'id' | 'label' | 'model'> & { readonly [Type in CodeAttributeType]?: string | undefined };

interface AttributeChoiceProps {
  readonly part: ChosenPart;
  readonly offered: AttributeOptions;
  readonly type: CodeAttributeType;
  /** Take the value as well where their models have it, in the same step. */
  readonly others?: readonly ChosenPart[];
}

/** The values of one attribute; an incompatible value stays in sight, and pressed gives the reason and the ways to have it. */
export const AttributeChoice = ({ part, offered, type, others = [] }: AttributeChoiceProps) => {
  const { t } = useTranslation('editor');
  const { editor, format, isReadOnly } = useEditorShell();
  const names = useNames();
  const [refused, setRefused] = useState<{ readonly partId: ElementId; readonly modifier: string }>();
  // Another part is inspected here now, of which nothing was wanted yet.
  if (refused !== undefined && refused.partId !== part.id) setRefused(undefined);
  const wanted = refused?.modifier;
  const chosen = part[type] ?? null;
  const choose = (modifier: string) => {
    setRefused(undefined);
    const has = ({ model }: ChosenPart) =>
      editor.sources.context.modelOf(model)?.variations.some((each) => each.type === type && each.modifier === modifier) === true;
    const parts = [part, ...others.filter(has)];
    editor.change(
      { kind: 'set-attributes', elementIds: parts.map(({ id }) => id), attributes: { [type]: modifier } },
      { kind: 'attribute', names: parts.map(({ label }) => label), attribute: type, value: modifier },
    );
  };
  const refuse = (modifier: string) => setRefused({ partId: part.id, modifier });
  const options = offered.options.map((option) => {
    const { modifier } = option.variation;
    const reason = option.compatible ? undefined : (reasonAgainst(option, format.settings.language) ?? t('words.conflict.withoutReason'));
    return { value: modifier, label: names.value(part.model, type, modifier), disabled: isReadOnly, incompatible: reason };
  });
  const shared = { label: t(`words.attribute.${type}`), value: chosen, onValueChange: choose, onIncompatibleSelect: refuse };
  return (
    <div>
      {type === 'color' ? (
        <SwatchGroup
          {...shared}
          options={options.map((option) => {
            const { finish, body } = bodyColours(editor.sources.context, part.model, option.value);
            return { ...option, color: finish, ...(body !== finish && { secondColor: body }) };
          })}
        />
      ) : (
        <OptionTileGroup
          {...shared}
          options={options.map((option) => (option.incompatible ? { ...option, icon: <InfoIcon size={14} /> } : option))}
        />
      )}
      {wanted !== undefined && (
        <div className="mt-3">
          <ConflictCoach
            key={wanted}
            id={part.id}
            model={part.model}
            wanted={{ type, modifier: wanted }}
            onDone={() => setRefused(undefined)}
          />
        </div>
      )}
    </div>
  );
};
