import type { SceneCanopy } from '@candil/configurator';
import { canopyMismatches, FREE_WIRE, SURFACE_BASIC } from '@candil/domain';
import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { TrashIcon } from '@candil/ui-kit/icon';
import { OptionTileGroup } from '@candil/ui-kit/option-tile-group';
import { useMemo, useState } from 'react';
import { useEditorShell } from '../state/editor-shell';
import { useDocument } from '../state/use-editor-state';
import { useChangeWords } from '../words/use-change-words';
import { useLengths } from '../words/use-lengths';
import { useNames } from '../words/use-names';
import { InspectorHead, InspectorSection } from './inspector-section';
import { LengthField } from './length-field';

interface CanopyInspectorProps {
  readonly canopy: SceneCanopy;
}

/** Mounting of a canopy, with the reasons against the other mountings. */
export const CanopyInspector = ({ canopy }: CanopyInspectorProps) => {
  const { t } = useTranslation('editor');
  const { editor, format, isReadOnly } = useEditorShell();
  const names = useNames();
  const lengths = useLengths();
  const words = useChangeWords();
  const { room, lights } = useDocument((state) => state.scene);
  const revision = useDocument((state) => state.revision);
  const [asked, setAsked] = useState<string>();
  const hung = lights.filter(({ id }) => canopy.lightIds.includes(id));
  const { context } = editor.sources;
  const label = t('views.tree.canopy', { label: canopy.label });
  const change = (installation: string) => ({ kind: 'set-attributes', elementIds: [canopy.id], attributes: { installation } }) as const;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what stands is found out anew after each change of the document
  const options = useMemo(() => {
    const offered = editor.sources.palette
      .filter(({ definition }) => hung.length === 0 || hung.some(({ model }) => model === definition.model))
      .flatMap(({ definition }) => definition.variations.filter(({ type }) => type === 'installation').map(({ modifier }) => modifier));
    const codes = [...new Set([SURFACE_BASIC, ...offered.toSorted(), FREE_WIRE, canopy.installation])];
    return codes.map((installation) => {
      const [mismatch] = canopyMismatches(context.canopies, installation, {
        extraCeiling: room.extraCeilingMetres,
        ceilingMaterial: room.ceilingMaterial,
      });
      if (mismatch?.kind === 'extra-ceiling') {
        const [needed, there] = [mismatch.neededMetres, mismatch.thereMetres].map((metres) => lengths.full(metres * 100));
        return { installation, reason: t('words.installation.needsCeiling', { needed, there }) };
      }
      if (mismatch?.kind === 'material')
        return { installation, reason: t('words.installation.needsMaterial', { material: mismatch.material }) };
      const seen = installation === canopy.installation || isReadOnly ? undefined : editor.preview(change(installation));
      const said = seen?.ok === false ? words.failure(seen.failure) : undefined;
      return { installation, reason: said && [said.title, said.text].filter(Boolean).join(' ') };
    });
  }, [editor, canopy, revision, words, lengths]);
  const reason = options.find(({ installation }) => installation === asked)?.reason;
  const [fromLeft, fromBack] = [(canopy.x + room.widthMetres / 2) * 100, (canopy.z + room.depthMetres / 2) * 100];
  return (
    <>
      <InspectorHead
        title={label}
        detail={hung.length === 0 ? t('panels.inspector.emptyCanopy') : format.list(hung.map((light) => light.label))}
      />
      <OptionTileGroup
        label={t('words.attribute.installation')}
        value={canopy.installation}
        options={options.map((option) => ({
          value: option.installation,
          label: names.installation(option),
          incompatible: option.reason,
          disabled: isReadOnly,
        }))}
        onValueChange={(installation) => {
          setAsked(undefined);
          editor.change(change(installation), { kind: 'installation', names: [label], attribute: 'installation', value: installation });
        }}
        onIncompatibleSelect={setAsked}
      />
      {reason && (
        <p role="status" className="m-0 rounded-control bg-attention-soft px-3 py-2 text-sm text-attention-text">
          {reason}
        </p>
      )}
      <InspectorSection>
        <div className="grid grid-cols-2 gap-2">
          <LengthField
            label={t('panels.inspector.fromLeft')}
            valueCm={fromLeft}
            disabled={isReadOnly}
            onChange={(centimetres) => editor.nudge([canopy.id], { x: (centimetres - fromLeft) / 100 })}
          />
          <LengthField
            label={t('panels.inspector.fromBack')}
            valueCm={fromBack}
            disabled={isReadOnly}
            onChange={(centimetres) => editor.nudge([canopy.id], { z: (centimetres - fromBack) / 100 })}
          />
        </div>
        {!isReadOnly && (
          <div className="flex flex-wrap gap-2">
            {canopy.isFreeWire && hung.length > 1 && (
              <>
                <Button size="sm" onClick={() => editor.autoRoute(canopy.id)}>
                  {t('panels.inspector.autoRoute')}
                </Button>
                <Button size="sm" onClick={() => editor.hangApart(canopy.lightIds)}>
                  {t('panels.inspector.hangApart')}
                </Button>
              </>
            )}
            {hung.length > 1 && (
              <Button size="sm" onClick={() => editor.select(hung.map(({ id }) => id))}>
                {t('panels.inspector.selectLights')}
              </Button>
            )}
            <Button size="sm" icon={<TrashIcon size={16} />} onClick={() => editor.remove([canopy.id])}>
              {t('words.action.remove')}
            </Button>
          </div>
        )}
      </InspectorSection>
    </>
  );
};
