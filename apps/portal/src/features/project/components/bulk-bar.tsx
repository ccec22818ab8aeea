import type { Project } from '@candil/contract';
import { useTranslation } from '@candil/i18n/react';
import { Button, IconButton } from '@candil/ui-kit/button';
import { CloseIcon, CompareIcon, EditIcon, TrashIcon } from '@candil/ui-kit/icon';
import { useNavigate } from 'react-router';
import { optionalPart } from '../../../shared/part/optional-part';
import { useAskedPart } from '../../../shared/part/use-asked-part';
import { compareLines } from '../model/compare-lines';
import { focusLine, lineAfter } from '../model/focus-line';
import type { ChangeProject } from './use-project-changes';
import type { Selection } from './use-selection';

const loadDialog = () => import('./bulk-dialog');
const BulkDialog = optionalPart(
  () => loadDialog(),
  ({ BulkDialog }) => BulkDialog,
);

interface BulkBarProps {
  readonly project: Project;
  readonly selection: Selection;
  readonly onChange: ChangeProject;
}

/** Commands for the chosen lines together; each is one step that can be undone. */
export const BulkBar = ({ project, selection, onChange }: BulkBarProps) => {
  const { t } = useTranslation('eproject');
  const dialog = useAskedPart();
  const navigate = useNavigate();
  const { ids } = selection;
  if (ids.length === 0) return null;
  const comparison = compareLines(project, ids);
  const noComparison = comparison.kind === 'too-many' ? t('compare.tooMany', { count: comparison.max }) : t('compare.tooFew');
  return (
    <section
      aria-label={t('project.select.label')}
      data-print="hidden"
      className="sticky top-16 z-20 mb-3 flex flex-wrap items-center gap-2 rounded-card border border-hairline bg-accent-soft px-4 py-2"
    >
      <p className="m-0 mr-auto text-sm font-semibold" aria-live="polite">
        {t('project.select.count', { count: ids.length })}
      </p>
      <Button
        size="sm"
        variant="dark"
        icon={<EditIcon size={16} />}
        onPointerEnter={() => void loadDialog().catch(() => undefined)}
        onClick={() => dialog.ask(true)}
      >
        {t('project.select.change')}
      </Button>
      <Button
        size="sm"
        icon={<CompareIcon size={16} />}
        aria-disabled={comparison.kind !== 'path'}
        title={comparison.kind === 'path' ? undefined : noComparison}
        aria-description={comparison.kind === 'path' ? undefined : noComparison}
        onClick={() => comparison.kind === 'path' && void navigate(comparison.path)}
      >
        {t('compare.tray.compare')}
      </Button>
      <Button
        size="sm"
        icon={<TrashIcon size={16} />}
        onClick={() => {
          onChange({ kind: 'step', edits: [], remove: ids, restore: [] });
          selection.set([]);
          focusLine(lineAfter(project, ids));
        }}
      >
        {t('project.select.remove')}
      </Button>
      <IconButton size="sm" label={t('project.select.clear')} icon={<CloseIcon size={18} />} onClick={() => selection.set([])} />
      {dialog.asked && (
        <BulkDialog project={project} productIds={ids} onChange={onChange} onClose={dialog.close} onMissing={dialog.onMissing} />
      )}
    </section>
  );
};
