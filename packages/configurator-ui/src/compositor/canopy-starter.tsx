import { useTranslation } from '@candil/i18n/react';
import type { ReactNode } from 'react';
import type { BeginFromCode } from '../screen/code-refusal';
import { CodeStarter } from '../screen/later-code-starter';
import { useEditorShell } from '../state/editor-shell';
import { CanopyChoice } from './canopy-choice';
import { useOutletCanopy } from './use-outlets';

interface CanopyStarterProps {
  readonly presets: ReactNode;
  readonly beginFromCode: BeginFromCode | undefined;
}

/** Ways to start, over the empty room: a canopy, a code, or a template made by someone before. */
export const CanopyStarter = ({ presets, beginFromCode }: CanopyStarterProps) => {
  const { t } = useTranslation('editor');
  const { isReadOnly } = useEditorShell();
  const hasCanopy = useOutletCanopy() !== undefined;
  if (hasCanopy || isReadOnly) return null;
  return (
    <section
      aria-label={t('compositor.canopy.choose')}
      className="absolute inset-x-4 top-1/2 z-1 mx-auto max-h-[calc(100%-2rem)] max-w-2xl -translate-y-1/2 overflow-y-auto rounded-card border border-hairline bg-surface p-5 shadow-float"
    >
      <h2 className="m-0 text-lg font-semibold">{t('compositor.canopy.choose')}</h2>
      <p className="m-0 mt-1 mb-4 text-sm text-muted">{t('compositor.canopy.chooseText')}</p>
      <CanopyChoice columns={4} />
      <CodeStarter begin={beginFromCode} />
      {presets && <div className="mt-5">{presets}</div>}
    </section>
  );
};
