import type { DraftField, LineOffer, RoomPoint, SceneView, Surface } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { HudBar, HudDivider } from '../belt/hud-bar';
import { HudValue } from '../belt/hud-value';
import { useIsHudPane } from '../screen/use-hud-pane';
import { useEditorShell } from '../state/editor-shell';
import { useDocument, useLive, useScope } from '../state/use-editor-state';
import { useChangeWords } from '../words/use-change-words';
import { useLengths } from '../words/use-lengths';
import { JointHud } from './joint-hud';
import { useStickWords } from './use-stick-words';

type PlaceField = 'left' | 'back' | 'height';

const FIELDS: Readonly<Record<Surface, readonly PlaceField[]>> = {
  ceiling: ['left', 'back'],
  floor: ['left', 'back'],
  'wall-A': ['left', 'height'],
  'wall-C': ['left', 'height'],
  'wall-B': ['back', 'height'],
  'wall-D': ['back', 'height'],
};

const strong =
  'flex h-8 items-center rounded-md border-0 bg-accent px-3 font-semibold whitespace-nowrap text-on-accent disabled:opacity-50';
const quiet =
  'flex h-8 items-center rounded-md border-0 bg-transparent px-2 font-medium whitespace-nowrap text-on-inverse hover:bg-on-inverse/15';

/**
 * Place of the free end of the stick in the hand, as values that can be typed, with the button that places it; for a
 * line the chains that reach there.
 */
export const StickHud = ({ view }: { readonly view: SceneView }) => {
  const { t } = useTranslation('editor');
  const { editor } = useEditorShell();
  const words = useStickWords();
  const change = useChangeWords();
  const isHere = useIsHudPane(view);
  const isJoining = useScope((state) => state.kind === 'joining');
  const typed = useScope((state) => (state.kind === 'drafting' && state.drawn === 'stick' ? state.typed : undefined));
  const draft = useLive((state) => (state.draft?.kind === 'stick' && state.draft.isStarted ? state.draft : undefined));
  const next = useDocument((state) => state.scene.sticks.length + 1);
  if (isJoining) return <JointHud view={view} />;
  if (draft === undefined || !isHere) return null;
  const { to, surface, offers, reason, isFree } = draft;
  const isLine = draft.model === '';
  const label = `K${next}`;
  return (
    <HudBar label={t('sticks.hud.label')}>
      {to === undefined ? (
        <p className="m-0 text-pretty max-md:text-xs">{t(isLine ? 'sticks.hud.pressLineEnd' : 'sticks.hud.pressEnd')}</p>
      ) : (
        <>
          <p className="m-0 whitespace-nowrap">
            {surface === undefined ? t('sticks.hud.freeEnd') : t('sticks.hud.endOn', { surface: words.surface(surface) })}
          </p>
          <HudDivider />
          {surface !== undefined && <PlaceFields at={to} surface={surface} typed={typed} />}
        </>
      )}
      {isLine && offers.length > 0 ? (
        <fieldset aria-label={t('sticks.hud.chains')} className="m-0 flex min-w-0 flex-wrap justify-center gap-1 border-0 p-0">
          {offers.map((offer, index) => (
            <button
              key={offer.models.join(' ')}
              type="button"
              onClick={() => editor.draft.place?.(index)}
              className={index === 0 ? strong : quiet}
            >
              <OfferText offer={offer} />
            </button>
          ))}
        </fieldset>
      ) : (
        to !== undefined &&
        !isLine && (
          <button type="button" disabled={reason !== undefined} onClick={() => editor.draft.place?.()} className={strong}>
            {t('sticks.hud.place', { name: label })}
          </button>
        )
      )}
      {!isLine && (
        <button
          type="button"
          aria-pressed={isFree}
          onClick={() => editor.draft.setFree?.(!isFree)}
          className={`${quiet} aria-pressed:bg-on-inverse/20`}
        >
          {t('sticks.hud.freeEnd')}
        </button>
      )}
      <button type="button" onClick={() => editor.draft.back()} className={quiet}>
        {t('sticks.hud.end')}
      </button>
      {reason !== undefined && (
        <p role="status" className="m-0 w-full text-center text-xs font-semibold text-[#ffb3cd]">
          {change.failure(reason).title}
        </p>
      )}
    </HudBar>
  );
};

/** `170 + 115 at 140° · 3 cm short, end moved` */
const OfferText = ({ offer }: { readonly offer: LineOffer }) => {
  const { t } = useTranslation('editor');
  const words = useStickWords();
  const lengths = useLengths();
  const sum = offer.lengthsMetres.map(words.length).join(' + ');
  const chain = offer.jointDegrees === undefined ? sum : t('sticks.hud.chain', { lengths: sum, angle: words.angle(offer.jointDegrees) });
  const moved = Math.round(offer.movedMetres * 100);
  return moved === 0 ? chain : t('sticks.hud.chainMoved', { chain, distance: lengths.full(moved) });
};

interface PlaceFieldsProps {
  readonly at: RoomPoint;
  readonly surface: Surface;
  readonly typed: { readonly field: DraftField; readonly text: string } | undefined;
}

const PlaceFields = ({ at, surface, typed }: PlaceFieldsProps) => {
  const { t } = useTranslation('editor');
  const { editor } = useEditorShell();
  const lengths = useLengths();
  const { widthMetres, depthMetres } = useDocument((state) => state.scene.room);
  const unit = lengths.system === 'metric' ? t('words.unit.cm') : undefined;
  const values: Readonly<Record<PlaceField, number>> = { left: at.x + widthMetres / 2, back: at.z + depthMetres / 2, height: at.y };
  return FIELDS[surface].map((field) => {
    const value = lengths.short(values[field] * 100);
    return (
      <HudValue
        key={field}
        name={t(`sticks.hud.field.${field}`)}
        value={value}
        start={value}
        unit={unit}
        typed={typed?.field === field ? typed.text : undefined}
        onKeep={(text) => {
          const length = lengths.parse(text);
          if (length.ok) editor.draft.setField?.(field, length.value / 100);
          return length.ok;
        }}
      />
    );
  });
};
