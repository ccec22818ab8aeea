import type { SceneComposition } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { useEditorShell } from '../state/editor-shell';
import { useDocument } from '../state/use-editor-state';

/** Makes a composition semi-finished; not there where none of its luminaires can be. */
export const PsaButton = ({ composition }: { readonly composition: SceneComposition }) => {
  const { t } = useTranslation('editor');
  const { editor } = useEditorShell();
  const canBePsa = useDocument(({ scene }) =>
    scene.lights.some(
      ({ id, model }) =>
        composition.lightIds.includes(id) && editor.sources.context.modelOf(model)?.variations.some(({ isPsa }) => isPsa === true),
    ),
  );
  if (!canBePsa) return null;
  return (
    <Button size="sm" title={t('panels.inspector.psaHint')} onClick={() => editor.convertToPsa([composition.id])}>
      {t('panels.inspector.psa')}
    </Button>
  );
};
