import { axesOf, metresBetweenPoints, type SceneStick } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { InspectorHead, InspectorSection } from '../inspector/inspector-section';
import { useEditorShell } from '../state/editor-shell';
import { useDocument, useLive, useView } from '../state/use-editor-state';
import { useNames } from '../words/use-names';
import { LineFeed } from './line-feed';
import { StickPicture } from './stick-picture';
import { useStickWords } from './use-stick-words';

const NEAR_METRES = 0.002;

/** The stick in the hand: its load on its line, and the angle of its joint. */
export const HandInspector = () => {
  const { t } = useTranslation('editor');
  const { editor } = useEditorShell();
  const names = useNames();
  const words = useStickWords();
  const model = useView((state) => state.stick.model);
  const scene = useDocument((state) => state.scene);
  const draft = useLive((state) => (state.draft?.kind === 'stick' && state.draft.isStarted ? state.draft : undefined));
  const part = editor.sticks.parts.sticks.find((each) => each.model === model);
  if (part === undefined) return null;
  const label = `K${scene.sticks.length + 1}`;
  const met = draft === undefined ? [] : endsAt(scene.sticks, draft.from);
  const line = scene.lines.find(({ id }) => id === met[0]?.stick.lineId);
  const range = editor.sticks.parts.joint?.range;
  const angle = draft?.to === undefined ? undefined : smallestAngle(met, draft.from, draft.to);
  const fits = angle === undefined || range === undefined || (angle >= range.min && angle <= range.max);
  return (
    <>
      <InspectorHead title={`${label} · ${names.model(part.model)}`} />
      <StickPicture model={part.model} />
      <LineFeed line={line} hand={{ label, watts: part.watts }} />
      {angle !== undefined && range !== undefined && (
        <InspectorSection>
          <p className="m-0 flex justify-between gap-3 text-sm">
            <span className="text-muted">{t('sticks.jointRange', { min: range.min, max: range.max })}</span>
            <span className="font-semibold tabular-nums">
              {words.angle(angle)}{' '}
              <span className={fits ? 'text-positive-text' : 'text-attention-text'}>{t(fits ? 'sticks.fits' : 'sticks.tooTight')}</span>
            </span>
          </p>
        </InspectorSection>
      )}
    </>
  );
};

interface MetEnd {
  readonly stick: SceneStick;
  readonly end: 'from' | 'to';
}

const endsAt = (sticks: readonly SceneStick[], at: { readonly x: number; readonly y: number; readonly z: number }): readonly MetEnd[] =>
  sticks.flatMap((stick) =>
    (['from', 'to'] as const).flatMap((end) => {
      const point = stick[end];
      return metresBetweenPoints(point, at) < NEAR_METRES ? [{ stick, end }] : [];
    }),
  );

type Point = { readonly x: number; readonly y: number; readonly z: number };

/** Between the stick in the hand and those that it meets, degrees. */
const smallestAngle = (met: readonly MetEnd[], from: Point, to: Point): number | undefined => {
  if (met.length === 0) return undefined;
  const hand = axesOf({ from: asEnd(from), to: asEnd(to), rollDegrees: 0 }).along;
  const angles = met.map(({ stick, end }) => {
    const { along } = axesOf(stick);
    const sign = end === 'from' ? 1 : -1;
    const cosine = sign * (along.x * hand.x + along.y * hand.y + along.z * hand.z);
    return (Math.acos(Math.min(1, Math.max(-1, cosine))) * 180) / Math.PI;
  });
  return Math.min(...angles);
};

const asEnd = (point: Point): SceneStick['from'] => ({ ...point, held: { kind: 'free' } });
