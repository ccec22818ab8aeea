import { metresBetweenPoints, type SceneStick } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { Dropdown } from '@candil/ui-kit/dropdown';
import { BoltIcon, TrashIcon } from '@candil/ui-kit/icon';
import { NumberUnitField } from '@candil/ui-kit/number-unit-field';
import { AttributeChoice } from '../inspector/attribute-choice';
import { InspectorHead, InspectorSection } from '../inspector/inspector-section';
import { useOptions } from '../inspector/use-options';
import { useEditorShell } from '../state/editor-shell';
import { useDerived } from '../state/use-editor-state';
import { LineFeed } from './line-feed';
import { RollDial } from './roll-dial';
import { StickPicture } from './stick-picture';
import { useLiveSticks } from './use-live-sticks';
import { useStickWords } from './use-stick-words';

const SHOWN = ['color', 'temperature'] as const;

/** Selected sticks: their length, finish, the turn of their light, their joints and the feed of their line. */
export const StickInspector = ({ sticks }: { readonly sticks: readonly SceneStick[] }) => {
  const { t } = useTranslation('editor');
  const { editor, isReadOnly } = useEditorShell();
  const words = useStickWords();
  const [stick] = sticks;
  const code = useDerived((state) => {
    const parts = state.evaluation.compositions.flatMap((composition) => composition.parts);
    return parts.find(({ kind, elementIds }) => kind === 'article' && stick !== undefined && elementIds.includes(stick.id))?.part.code;
  });
  const offered = useOptions(stick?.id ?? '');
  const { lines } = useLiveSticks();
  if (stick === undefined) return null;
  const ids = sticks.map(({ id }) => id);
  const line = lines.find(({ id }) => id === stick.lineId);
  const isOne = sticks.length === 1;
  return (
    <>
      <InspectorHead
        title={isOne ? words.stick(stick).replace(' ', ' · ') : t('sticks.several', { count: sticks.length })}
        code={isOne ? code : undefined}
        detail={isOne ? undefined : sticks.map(({ label }) => label).join(', ')}
      />
      {isOne && <StickPicture model={stick.model} />}
      {SHOWN.map((type) => {
        const options = offered.find((each) => each.type === type);
        return options && <AttributeChoice key={type} part={stick} offered={options} type={type} others={sticks.slice(1)} />;
      })}
      <Roll stick={stick} ids={ids} />
      {line && <LineFeed line={line} />}
      <Joints stick={stick} />
      {!isReadOnly && (
        <InspectorSection>
          {isOne && (
            <Dropdown
              label={t('sticks.lengthOf')}
              value={stick.model}
              options={editor.sticks.parts.sticks.map((part) => ({ value: part.model, label: words.length(part.lengthMetres) }))}
              onValueChange={(model) => model !== stick.model && editor.sticks.setModel(stick.id, model)}
            />
          )}
          <div className="flex flex-wrap gap-2">
            {isOne &&
              (['from', 'to'] as const).map((end) => {
                const at = stick[end];
                const isFed = lines.some(({ feeds }) => feeds.some((feed) => metresBetweenPoints(feed, at) < 0.002));
                return (
                  at.held.kind === 'surface' &&
                  !isFed && (
                    <Button key={end} size="sm" icon={<BoltIcon size={16} />} onClick={() => editor.sticks.feed(stick.id, end)}>
                      {t('sticks.feed.at', { surface: words.surface(at.held.surface) })}
                    </Button>
                  )
                );
              })}
            <Button size="sm" icon={<TrashIcon size={16} />} onClick={() => editor.remove(ids)}>
              {t('words.action.remove')}
            </Button>
          </div>
        </InspectorSection>
      )}
    </>
  );
};

/** Parses typed degrees, with a comma or a point. */
const readDegrees = (text: string, message: string) => {
  const degrees = Number(text.replace('°', '').replace(',', '.').trim());
  return text.trim() !== '' && Number.isFinite(degrees) ? ({ ok: true, value: degrees } as const) : ({ ok: false, message } as const);
};

/** Direction of the light about the stick: as a dial, and as a value. */
const Roll = ({ stick: standing, ids }: { readonly stick: SceneStick; readonly ids: readonly string[] }) => {
  const { t } = useTranslation('editor');
  const { editor, isReadOnly } = useEditorShell();
  const { sticks } = useLiveSticks();
  const stick = sticks.find(({ id }) => id === standing.id) ?? standing;
  const turn = (degrees: number) => editor.sticks.setRoll(ids, degrees, `roll ${ids.join(' ')}`);
  return (
    <div>
      <p className="m-0 mb-2 text-sm text-muted">{t('sticks.roll.label')}</p>
      <div className="flex items-center gap-4">
        <RollDial degrees={stick.rollDegrees} beamDegrees={stick.beamDegrees} disabled={isReadOnly} onChange={turn} />
        <div className="min-w-0 grow">
          <NumberUnitField
            label={t('sticks.roll.value')}
            hideLabel
            size="sm"
            units={[{ value: 'degree', label: '°' }]}
            unitLabel={t('sticks.roll.value')}
            parse={(text) => readDegrees(text, t('sticks.roll.wrong'))}
            format={(degrees) => String(degrees)}
            value={Math.round(stick.rollDegrees)}
            disabled={isReadOnly}
            onValueChange={(degrees) => degrees !== null && turn(degrees)}
          />
          <p className="m-0 mt-1.5 text-xs text-muted">{t('sticks.roll.note', { fan: Math.round(stick.beamDegrees) })}</p>
        </div>
      </div>
    </div>
  );
};

/** The joints at both ends with their angles, and the current through them. */
const Joints = ({ stick }: { readonly stick: SceneStick }) => {
  const { t } = useTranslation('editor');
  const { editor, isReadOnly } = useEditorShell();
  const words = useStickWords();
  const { joints } = useLiveSticks();
  const range = editor.sticks.parts.joint?.range;
  const own = (['from', 'to'] as const).flatMap((end) => {
    const { held } = stick[end];
    const joint = held.kind === 'joint' ? joints.find(({ id }) => id === held.jointId) : undefined;
    return joint === undefined ? [] : [{ end, joint }];
  });
  if (own.length === 0) return null;
  return (
    <InspectorSection>
      {own.map(({ end, joint }) => {
        const [angle = 0] = joint.anglesDegrees;
        const fits = range === undefined || (angle >= range.min - 1e-6 && angle <= range.max + 1e-6);
        return (
          <div key={end} className="flex items-center justify-between gap-3 text-sm">
            <span className="text-muted">
              {range === undefined ? t('sticks.joint') : t('sticks.jointRange', { min: range.min, max: range.max })}
            </span>
            <span className="flex items-center gap-2 font-semibold tabular-nums">
              {words.angle(angle)}
              {fits && <span className="text-positive-text">{t('sticks.fits')}</span>}
              {!isReadOnly && (
                <Button size="sm" onClick={() => editor.sticks.unjoin(stick.id, end)}>
                  {t('sticks.unjoin')}
                </Button>
              )}
            </span>
          </div>
        );
      })}
    </InspectorSection>
  );
};
