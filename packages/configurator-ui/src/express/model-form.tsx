import { useTranslation } from '@candil/i18n/react';
import { Picture } from '@candil/ui-kit/picture';
import { QuantitySelector } from '@candil/ui-kit/quantity-selector';
import { AttributeChoice } from '../inspector/attribute-choice';
import { ANY_HEIGHT, LengthField } from '../inspector/length-field';
import { useOptions } from '../inspector/use-options';
import { useEditorShell } from '../state/editor-shell';
import { useNames } from '../words/use-names';
import type { Alike } from './lights-by-model';

const SHOWN = ['color', 'temperature', 'control'] as const;
/** More than a room of one product has. */
const MOST = 60;

/** Returns whether all luminaires share the value. Where they differ nothing is shown as chosen, so that each value can be pressed. */
const alikeIn = ([first, ...others]: Alike, type: (typeof SHOWN)[number]): boolean => others.every((light) => light[type] === first[type]);

/** All luminaires of one model: their number, and the attributes of all of them at once. */
export const ModelForm = ({ alike }: { readonly alike: Alike }) => {
  const { t } = useTranslation('editor');
  const { editor, isReadOnly } = useEditorShell();
  const names = useNames();
  const [first, ...others] = alike;
  const offered = useOptions(first.id);
  const name = names.modelOfLight(first);
  const shade = editor.sources.palette.find(({ definition }) => definition.model === first.model);
  const heights = new Set(alike.flatMap(({ heightCm }) => heightCm ?? []));
  const [height] = heights;
  const countOf = () => editor.document.getState().scene.lights.filter(({ model }) => model === first.model).length;
  const setCount = (wanted: number) => {
    if (wanted < alike.length) return editor.remove(alike.slice(wanted).map(({ id }) => id));
    // As many at once as there are, so that it is one step back; where there is no room for all, one by one until it is said.
    for (let count = alike.length; count < wanted; count = countOf()) {
      const there = editor.document.getState().scene.lights.filter(({ model }) => model === first.model);
      editor.duplicate(there.slice(count - wanted).map(({ id }) => id));
      if (countOf() > count) continue;
      const last = there.at(-1);
      if (last !== undefined && wanted - count > 1) editor.duplicate([last.id]);
      if (countOf() === count) return;
    }
  };
  return (
    <fieldset className="m-0 flex min-w-0 flex-col gap-4 border-0 p-0">
      <legend className="sr-only">{name}</legend>
      <div className="flex items-center gap-3">
        <Picture
          src={shade?.finishPictureUrls[first.color ?? ''] ?? shade?.pictureUrl ?? ''}
          alt=""
          ratio={1}
          className="w-16 shrink-0 rounded-control!"
        />
        <h2 className="m-0 min-w-0 grow text-lg font-semibold">{name}</h2>
        <QuantitySelector
          label={t('express.count', { name })}
          value={alike.length}
          min={1}
          max={MOST}
          disabled={isReadOnly}
          onValueChange={setCount}
        />
      </div>
      {SHOWN.map((type) => {
        const options = offered.find((each) => each.type === type);
        return options === undefined ? null : (
          <AttributeChoice
            key={type}
            part={alikeIn(alike, type) ? first : { ...first, [type]: undefined }}
            offered={options}
            type={type}
            others={others}
          />
        );
      })}
      {height !== undefined && (
        <LengthField
          label={t('words.attribute.pendantHeight')}
          valueCm={heights.size === 1 ? height : null}
          {...(editor.commonHeightsOf(alike.map(({ id }) => id)) ?? ANY_HEIGHT)}
          disabled={isReadOnly}
          {...(heights.size > 1 && { hint: t('express.differentHeights') })}
          onChange={(centimetres) =>
            editor.setHeight(
              alike.map(({ id }) => id),
              Math.round(centimetres),
            )
          }
        />
      )}
    </fieldset>
  );
};
