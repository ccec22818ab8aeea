import type { SceneView } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { useScope } from '../state/use-editor-state';
import { useChangeWords } from '../words/use-change-words';
import { useNames } from '../words/use-names';

/** What is being done in a view: "moving L3". */
export const useScopeNote = (view: SceneView): string | undefined => {
  const { t } = useTranslation('editor');
  const words = useChangeWords();
  const names = useNames();
  const scope = useScope((state) => state);
  const isPlan = view === 'plan';
  switch (scope.kind) {
    case 'moving':
      return scope.view === view ? t('views.scope.moving', { names: words.listOf(scope.ids) }) : undefined;
    case 'raising':
      return scope.view === view ? t('views.scope.raising', { names: words.listOf(scope.ids) }) : undefined;
    case 'placing':
      if (!isPlan) return undefined;
      return t('views.scope.placing', { name: names.model(scope.model) });
    case 'pattern':
      if (!isPlan) return undefined;
      return t('views.scope.pattern', { count: scope.count, name: names.model(scope.model) });
    case 'measuring':
      if (!isPlan) return undefined;
      return scope.from === undefined ? t('views.scope.measureFrom') : t('views.scope.measureTo');
    default:
      return undefined;
  }
};
