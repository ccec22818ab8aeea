import type { SceneLight } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { useEditorShell } from '../state/editor-shell';
import { useDocument } from '../state/use-editor-state';
import { HangFromMenu } from './hang-from-menu';

/** How several luminaires belong together: the canopy they hang from, and the composition they are bought and switched in. */
export const GroupLights = ({ lights }: { readonly lights: readonly SceneLight[] }) => {
  const { t } = useTranslation('editor');
  const { editor } = useEditorShell();
  const canopies = useDocument((state) => state.scene.canopies);
  const compositions = useDocument((state) => state.scene.compositions);
  const ids = lights.map(({ id }) => id);
  const own = canopies.filter((canopy) => lights.some(({ canopyId }) => canopyId === canopy.id));
  const ofThem = compositions.filter((composition) => lights.some(({ compositionId }) => compositionId === composition.id));
  const first = compositions.find(({ id }) => id === lights.find(({ compositionId }) => compositionId !== undefined)?.compositionId);
  const isTogether = lights.every(({ compositionId }) => compositionId === lights[0]?.compositionId);
  // A canopy is mounted as a whole, and a whole composition is one already.
  const isWhole =
    lights.every(({ canopyId }) => canopyId !== undefined) && own.every(({ lightIds }) => lightIds.every((id) => ids.includes(id)));
  const isMounted = isTogether && ofThem.some(({ lightIds }) => lightIds.length === lights.length);
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" onClick={() => editor.gather(ids)}>
        {t('panels.inspector.gather')}
      </Button>
      <HangFromMenu lights={lights} />
      {isWhole && !isMounted && (
        <Button size="sm" onClick={() => editor.mount(own.map(({ id }) => id))}>
          {t('panels.inspector.mount')}
        </Button>
      )}
      {!isTogether && first !== undefined && (
        <Button size="sm" onClick={() => editor.joinComposition(ids)}>
          {t('panels.inspector.join', { number: first.number })}
        </Button>
      )}
    </div>
  );
};
