import type { SceneLine } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { clsx } from 'clsx';
import { InspectorSection } from '../inspector/inspector-section';
import { useEditorShell } from '../state/editor-shell';
import { useStickWords } from './use-stick-words';

interface LineFeedProps {
  /** Undefined of a line that the stick in the hand would begin. */
  readonly line: SceneLine | undefined;
  /** Stick in the hand, with the power it would add. */
  readonly hand?: { readonly label: string; readonly watts: number } | undefined;
}

/** Load of a line on its feed, with the load that the stick in the hand would add hatched. */
export const LineFeed = ({ line, hand }: LineFeedProps) => {
  const { t } = useTranslation('editor');
  const { editor, format } = useEditorShell();
  const words = useStickWords();
  const one = Math.max(0, ...Object.values(editor.sticks.parts.base?.deliveredWatts ?? {}));
  const watts = line?.watts ?? 0;
  const sum = watts + (hand?.watts ?? 0);
  const delivered = line?.deliveredWatts ?? one;
  const free = delivered - sum;
  const isFed = (line?.feeds.length ?? 1) > 0;
  const title = line === undefined ? t('sticks.feed.new') : t('sticks.feed.title', { line: words.line(line) });
  const at = line?.feeds.map(words.base).join(' · ');
  const part = (value: number) => `${Math.min(100, (value / Math.max(1, delivered)) * 100)}%`;
  const shortest = Math.min(...editor.sticks.parts.sticks.map((each) => each.watts));
  return (
    <InspectorSection title={title} note={isFed ? words.load(sum, delivered) : t('belts.noPower')}>
      {/* biome-ignore lint/a11y/useSemanticElements: a meter of two parts is drawn by itself */}
      <div
        role="meter"
        aria-label={title}
        aria-valuemin={0}
        aria-valuemax={delivered}
        aria-valuenow={sum}
        aria-valuetext={words.load(sum, delivered)}
        className="relative h-2 overflow-hidden rounded-full bg-sunken"
      >
        <div
          className={clsx('absolute inset-y-0 start-0 rounded-full', free < 0 ? 'bg-attention' : 'bg-accent')}
          style={{ width: part(watts) }}
        />
        {hand && (
          <div
            className="absolute inset-y-0 bg-[repeating-linear-gradient(60deg,var(--color-accent)_0_3px,transparent_3px_6px)]"
            style={{ insetInlineStart: part(watts), width: part(hand.watts) }}
          />
        )}
      </div>
      <p className="m-0 text-xs text-pretty text-muted">
        {[hand && t('sticks.feed.withHand', { placed: format.watts(watts), added: format.watts(hand.watts), name: hand.label }), at]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {(free < shortest || !isFed) && (
        <p className="m-0 rounded-control bg-accent-soft px-3 py-2.5 text-sm text-pretty">
          {!isFed
            ? t('sticks.feed.none')
            : free >= 0
              ? t('sticks.feed.free', { watts: format.watts(free) })
              : t('sticks.feed.secondBase', { watts: format.watts(-free) })}
        </p>
      )}
    </InspectorSection>
  );
};
