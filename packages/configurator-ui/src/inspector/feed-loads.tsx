import { useTranslation } from '@candil/i18n/react';
import { useBeltWords } from '../belt/use-belt-words';
import { useEditorShell } from '../state/editor-shell';
import { useDocument } from '../state/use-editor-state';
import { useStickWords } from '../stick/use-stick-words';
import { FactList } from './fact-list';
import { InspectorSection } from './inspector-section';

/** Belts and lines of sticks with what they take of their feeds. */
export const FeedLoads = () => {
  const { t } = useTranslation('editor');
  const { format } = useEditorShell();
  const { belts, lines } = useDocument((state) => state.scene);
  const beltWords = useBeltWords();
  const stickWords = useStickWords();
  if (belts.length + lines.length === 0) return null;
  const against = (load: string, watts: number, delivered: number | undefined): string =>
    delivered === undefined || watts <= delivered
      ? load
      : [load, t('belts.feed.tooMuch', { watts: format.watts(watts - delivered) })].join(' · ');
  const facts = [
    ...belts.map((belt): readonly [string, string] => [
      beltWords.name(belt),
      belt.feed === undefined ? t('belts.noPower') : against(beltWords.load(belt), belt.watts, belt.feed.deliveredWatts),
    ]),
    ...lines.map(({ feeds, watts, deliveredWatts, ...line }): readonly [string, string] => [
      stickWords.line(line),
      feeds.length === 0 ? t('belts.noPower') : against(stickWords.load(watts, deliveredWatts), watts, deliveredWatts),
    ]),
  ];
  return (
    <InspectorSection title={t('belts.feed.kind')}>
      <FactList facts={facts} />
    </InspectorSection>
  );
};
