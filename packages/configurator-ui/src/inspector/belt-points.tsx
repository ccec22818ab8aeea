import type { SceneBelt } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { Chip } from '@candil/ui-kit/chip';
import { useBeltWords } from '../belt/use-belt-words';
import { useEditorShell } from '../state/editor-shell';

/** The points that a belt is held by, each a way to its place and fixing. */
export const BeltPoints = ({ belt }: { readonly belt: SceneBelt }) => {
  const { t } = useTranslation('editor');
  const { editor } = useEditorShell();
  const words = useBeltWords();
  return (
    <section aria-label={t('belts.points')} className="flex flex-col gap-2">
      <h3 className="m-0 text-sm font-normal text-muted">{t('belts.points')}</h3>
      <div className="flex flex-wrap gap-1.5">
        {belt.points.map((point, index) => (
          <Chip key={point.label} onClick={() => editor.selectBeltPart({ beltId: belt.id, kind: 'point', index })}>
            {`${point.label} ${words.surface(point.surface)}`}
          </Chip>
        ))}
      </div>
    </section>
  );
};
