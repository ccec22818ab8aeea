import type { SceneLight } from '@candil/configurator';
import { useEditorShell } from '../state/editor-shell';
import { useDerived } from '../state/use-editor-state';
import { useNames } from '../words/use-names';
import { AttributeChoice } from './attribute-choice';
import { BeltPlaceFields } from './belt-place-fields';
import { BeltRepeat } from './belt-repeat';
import { HeightBar } from './height-bar';
import { InspectorHead, InspectorSection } from './inspector-section';
import { PlaceFields } from './place-fields';
import { useOptions } from './use-options';

const SHOWN = ['color', 'temperature', 'control'] as const;

interface LightInspectorProps {
  readonly light: SceneLight;
}

/** Everything that can be chosen of one luminaire. */
export const LightInspector = ({ light }: LightInspectorProps) => {
  const { isReadOnly } = useEditorShell();
  const names = useNames();
  const offered = useOptions(light.id);
  const code = useDerived((state) => {
    const parts = state.evaluation.compositions.flatMap((composition) => composition.parts);
    return parts.find(({ kind, elementIds }) => kind === 'article' && elementIds.includes(light.id))?.part.code;
  });
  return (
    <>
      <div className="max-md:-order-2">
        <InspectorHead title={`${light.label} · ${names.modelOfLight(light)}`} code={code} />
      </div>
      {SHOWN.map((type) => {
        const options = offered.find((each) => each.type === type);
        return options === undefined ? null : <AttributeChoice key={type} part={light} offered={options} type={type} />;
      })}
      {light.host === undefined ? (
        <>
          <div className="border-t border-hairline-soft pt-4 max-md:-order-1 max-md:border-0 max-md:pt-0">
            <HeightBar light={light} />
          </div>
          <PlaceFields key={light.id} light={light} />
        </>
      ) : (
        <InspectorSection>
          <BeltPlaceFields key={light.id} light={light} />
          {!isReadOnly && <BeltRepeat light={light} />}
        </InspectorSection>
      )}
    </>
  );
};
