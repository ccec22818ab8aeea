import { type Arrangement, type SceneLight, systemOf } from '@candil/configurator';
import type { CodeAttributeType } from '@candil/domain';
import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { Dropdown } from '@candil/ui-kit/dropdown';
import { CopyIcon, TrashIcon } from '@candil/ui-kit/icon';
import { OptionTileGroup } from '@candil/ui-kit/option-tile-group';
import { SwatchGroup } from '@candil/ui-kit/swatch-group';
import { useState } from 'react';
import { useEditorShell } from '../state/editor-shell';
import { bodyColours } from '../words/body-colours';
import { signed } from '../words/degrees';
import { useNames } from '../words/use-names';
import { BeltArrange } from './belt-arrange';
import { GroupLights } from './group-lights';
import { InspectorHead, InspectorSection } from './inspector-section';
import { LengthField } from './length-field';
import { replacementsOf } from './replacements';

interface MultiInspectorProps {
  readonly lights: readonly SceneLight[];
}

const STEPS_CM = [-10, -1, 1, 10] as const;
/** As the brackets do by keys. */
const TURNS_DEGREES = [-15, 15] as const;
const ARRANGEMENTS: readonly (readonly [name: ArrangementName, how: Arrangement])[] = [
  ['alignX', { kind: 'align', axis: 'z' }],
  ['alignZ', { kind: 'align', axis: 'x' }],
  ['distributeX', { kind: 'distribute', axis: 'x' }],
  ['distributeZ', { kind: 'distribute', axis: 'z' }],
  ['mirrorX', { kind: 'mirror', axis: 'x' }],
  ['mirrorZ', { kind: 'mirror', axis: 'z' }],
  ['equalDrop', { kind: 'equal-drop' }],
  ['staircase', { kind: 'staircase', stepCm: 10 }],
  ['wave', { kind: 'wave', stepCm: 15 }],
];
type ArrangementName = 'alignX' | 'alignZ' | 'distributeX' | 'distributeZ' | 'mirrorX' | 'mirrorZ' | 'equalDrop' | 'staircase' | 'wave';

/** Several luminaires at once: a value for all, a height more or less for all, and how they stand to each other. */
export const MultiInspector = ({ lights }: MultiInspectorProps) => {
  const { t } = useTranslation('editor');
  const { editor, format, isReadOnly } = useEditorShell();
  const names = useNames();
  const [deltaCm, setDelta] = useState(5);
  const [seed, setSeed] = useState(1);
  const ids = lights.map(({ id }) => id);
  const isOnBelts = lights.every(({ host }) => host !== undefined);
  const labels = lights.map(({ label }) => label);
  const shift = (by: number) =>
    editor.change({ kind: 'shift-heights', elementIds: ids, deltaCm: by }, { kind: 'raise', names: labels }, `shift:${ids.join()}`);
  const setAll = (type: CodeAttributeType) => (modifier: string) =>
    editor.change(
      { kind: 'set-attributes', elementIds: ids, attributes: { [type]: modifier } },
      { kind: 'attribute', names: labels, attribute: type, value: modifier },
    );
  /** The values that every one of them is made with. */
  const shared = (type: CodeAttributeType) => {
    const each = lights.map(({ model }) =>
      (editor.sources.context.modelOf(model)?.variations ?? [])
        .filter((variation) => variation.type === type)
        .map(({ modifier }) => modifier),
    );
    return (each[0] ?? []).filter((modifier) => each.every((modifiers) => modifiers.includes(modifier)));
  };
  const common = (type: CodeAttributeType): string | null => {
    const [first, ...rest] = lights.map((light) => light[type]);
    return first !== undefined && rest.every((value) => value === first) ? first : null;
  };
  const model = lights[0]?.model ?? '';
  const isOneModel = lights.every((light) => light.model === model);
  /** The models that may hang instead of each of them. */
  const replacements = lights
    .map((light) => replacementsOf(editor.sources, light))
    .reduce((common, offered) => common.filter((each) => offered.includes(each)));
  const choice = (type: CodeAttributeType) => ({
    label: t(`words.attribute.${type}`),
    value: common(type),
    valueLabel: common(type) === null ? t('panels.inspector.mixed') : names.value(model, type, common(type) ?? ''),
    onValueChange: setAll(type),
  });
  const options = (type: CodeAttributeType) =>
    shared(type).map((value) => ({ value, label: names.value(model, type, value), disabled: isReadOnly }));
  return (
    <>
      <InspectorHead title={t('panels.inspector.several', { count: lights.length })} detail={format.list(labels)} />
      {shared('color').length > 0 && (
        <SwatchGroup
          {...choice('color')}
          options={options('color').map((option) => ({
            ...option,
            color: bodyColours(editor.sources.context, model, option.value).finish,
          }))}
        />
      )}
      {(['temperature', 'control'] as const).map((type) =>
        shared(type).length > 0 ? <OptionTileGroup key={type} {...choice(type)} options={options(type)} /> : null,
      )}
      {!isReadOnly && (
        <>
          {isOnBelts ? (
            <BeltArrange lights={lights} />
          ) : (
            <>
              <InspectorSection title={t('panels.inspector.heightOfAll')}>
                <div className="flex flex-wrap items-end gap-2">
                  {STEPS_CM.map((step) => (
                    <Button
                      key={step}
                      size="sm"
                      aria-label={t('panels.inspector.shiftBy', { delta: signed(step) })}
                      onClick={() => shift(step)}
                    >
                      {signed(step)}
                    </Button>
                  ))}
                </div>
                <div className="flex items-end gap-2">
                  <LengthField
                    label={t('panels.inspector.delta')}
                    valueCm={deltaCm}
                    minCm={1}
                    maxCm={500}
                    onChange={setDelta}
                    className="grow"
                  />
                  <Button onClick={() => shift(-Math.round(deltaCm))}>{t('panels.inspector.shorter')}</Button>
                  <Button onClick={() => shift(Math.round(deltaCm))}>{t('panels.inspector.longer')}</Button>
                </div>
              </InspectorSection>
              <InspectorSection title={t('panels.arrange.label')}>
                <div className="grid grid-cols-2 gap-2">
                  {ARRANGEMENTS.map(([name, how]) => (
                    <Button key={name} size="sm" onClick={() => editor.arrange(ids, how)}>
                      {t(`panels.arrange.${name}`)}
                    </Button>
                  ))}
                  {TURNS_DEGREES.map((degrees) => (
                    <Button key={degrees} size="sm" onClick={() => editor.arrange(ids, { kind: 'turn', degrees }, `turn ${ids.join(' ')}`)}>
                      {t('panels.arrange.turn', { degrees: signed(degrees) })}
                    </Button>
                  ))}
                  <Button
                    size="sm"
                    onClick={() => {
                      editor.arrange(ids, { kind: 'random-drop', rangeCm: 20, seed });
                      setSeed(seed + 1);
                    }}
                  >
                    {t('panels.arrange.random')}
                  </Button>
                </div>
              </InspectorSection>
            </>
          )}
          {systemOf(editor.sources) === 'pendants' && <GroupLights lights={lights} />}
          {replacements.length > 1 && (
            <Dropdown
              label={t('panels.pattern.model')}
              value={isOneModel ? model : ''}
              placeholder={t('panels.inspector.mixed')}
              options={replacements.map(({ definition, name }) => ({ value: definition.model, label: name }))}
              onValueChange={(chosen) => !(isOneModel && chosen === model) && editor.replaceModel(ids, chosen)}
            />
          )}
          <div className="flex flex-wrap gap-2">
            <Button size="sm" icon={<CopyIcon size={16} />} onClick={() => editor.duplicate(ids)}>
              {t('words.action.duplicate')}
            </Button>
            <Button size="sm" icon={<TrashIcon size={16} />} onClick={() => editor.remove(ids)}>
              {t('words.action.remove')}
            </Button>
          </div>
        </>
      )}
    </>
  );
};
