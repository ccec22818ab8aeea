import { type SceneView, systemOf } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { useEditorShell } from '../state/editor-shell';
import { useScope, useView } from '../state/use-editor-state';
import { useLaterWords } from '../words/use-later-words';
import { useNames } from '../words/use-names';

/** Describes the current gesture in a view: "moving L3". */
export const useScopeNote = (view: SceneView): string | undefined => {
  const { t } = useTranslation('editor');
  const words = useLaterWords();
  const names = useNames();
  const scope = useScope((state) => state);
  const { editor } = useEditorShell();
  const tool = useView((state) => state.tool);
  // Without a plan beside it, the elevation names the active scope.
  const listOf = (ids: readonly string[]) => words?.listOf(ids) ?? '';
  const isPlan = view === 'plan' || (systemOf(editor.sources) !== 'pendants' && view !== '3d');
  switch (scope.kind) {
    case 'moving':
      return scope.view === view ? t('views.scope.moving', { names: listOf(scope.ids) }) : undefined;
    case 'raising':
      return scope.view === view ? t('views.scope.raising', { names: listOf(scope.ids) }) : undefined;
    case 'turning':
      if (scope.view !== view) return undefined;
      return scope.furnitureId === undefined ? t('views.scope.turning', { names: listOf(scope.ids) }) : t('views.scope.turningFurniture');
    case 'placing':
      if (!isPlan) return undefined;
      return t('views.scope.placing', { name: names.model(scope.model) });
    case 'pattern':
      if (!isPlan) return undefined;
      return t('views.scope.pattern', { count: scope.count, name: names.model(scope.model) });
    case 'measuring':
      if (!isPlan) return undefined;
      return scope.from === undefined ? t('views.scope.measureFrom') : t('views.scope.measureTo');
    case 'drafting':
      return scope.view === view ? t(scope.drawn === 'belt' ? 'belts.scope.drafting' : 'sticks.scope.drafting') : undefined;
    case 'stick':
      return scope.view === view ? t(`sticks.scope.${scope.how}`, { names: listOf(scope.ids) }) : undefined;
    case 'shaping':
      return scope.view === view ? t('belts.scope.shaping', { name: words?.nameOf(scope.beltId) ?? '' }) : undefined;
    case 'sliding':
      return scope.view === view ? t('belts.scope.sliding', { names: listOf(scope.ids) }) : undefined;
    case 'idle':
      if (systemOf(editor.sources) === 'sticks')
        return tool === 'power' || tool === 'joint' || tool === 'roll' ? t(`sticks.tool.${tool}`) : undefined;
      return tool === 'power' || tool === 'split' ? t(`belts.scope.${tool}`) : undefined;
    default:
      return undefined;
  }
};
