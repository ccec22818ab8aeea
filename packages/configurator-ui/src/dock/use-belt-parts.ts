import { systemOf } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { useEditorShell } from '../state/editor-shell';
import { useDocument } from '../state/use-editor-state';

/** What belts are made of: "2 belts, 9 lights, 1 feed"; undefined where none are drawn. */
export const useBeltParts = (): string | undefined => {
  const { t } = useTranslation('editor');
  const { editor } = useEditorShell();
  const belts = useDocument((state) => state.scene.belts.length);
  const lights = useDocument((state) => state.scene.lights.length);
  const feeds = useDocument((state) => state.scene.belts.filter(({ feed }) => feed !== undefined).length);
  if (systemOf(editor.sources) !== 'belts') return undefined;
  return [t('belts.dock.belts', { count: belts }), t('views.tree.lights', { count: lights }), t('belts.dock.feeds', { count: feeds })].join(
    ', ',
  );
};
