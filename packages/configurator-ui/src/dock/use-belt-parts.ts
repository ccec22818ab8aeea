import { systemOf } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { useEditorShell } from '../state/editor-shell';
import { useDocument } from '../state/use-editor-state';

/** Counts the parts of belts or lines of sticks: "2 belts, 9 lights, 1 feed"; undefined where none are drawn. */
export const useBeltParts = (): string | undefined => {
  const { t } = useTranslation('editor');
  const { editor } = useEditorShell();
  const belts = useDocument((state) => state.scene.belts.length);
  const lights = useDocument((state) => state.scene.lights.length);
  const feeds = useDocument((state) => state.scene.belts.filter(({ feed }) => feed !== undefined).length);
  const sticks = useDocument((state) => state.scene.sticks.length);
  const joints = useDocument((state) => state.scene.joints.reduce((sum, { stickIds }) => sum + stickIds.length - 1, 0));
  const bases = useDocument((state) => state.scene.lines.reduce((sum, line) => sum + line.feeds.length, 0));
  if (systemOf(editor.sources) === 'sticks')
    return [
      t('sticks.dock.sticks', { count: sticks }),
      t('sticks.dock.joints', { count: joints }),
      t('sticks.dock.bases', { count: bases }),
    ].join(', ');
  if (systemOf(editor.sources) !== 'belts') return undefined;
  return [t('belts.dock.belts', { count: belts }), t('views.tree.lights', { count: lights }), t('belts.dock.feeds', { count: feeds })].join(
    ', ',
  );
};
