import type { Project } from '@candil/contract';
import { PROJECT_STATUS } from '@candil/domain';
import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { Card } from '@candil/ui-kit/card';
import { useFlag } from '../../../shared/flags/use-flag';
import { optionalPart } from '../../../shared/part/optional-part';
import { useAskedPart } from '../../../shared/part/use-asked-part';
import { validationOf } from '../model/waiting-products';

const ValidateAllDialog = optionalPart(
  () => import('./validate-all-dialog'),
  ({ ValidateAllDialog }) => ValidateAllDialog,
);

/** Share of the project that is validated as it is sold today, and a link to validate the rest. */
export const ValidationCard = ({ project }: { readonly project: Project }) => {
  const { t } = useTranslation('eproject');
  const toggles = { validateComposingPendants: useFlag('validateComposingPendants') };
  const { asked, ask, close, onMissing } = useAskedPart();
  if (!project.access.write || project.status !== PROJECT_STATUS.EDITION || project.products.length === 0) return null;
  const { toMend, toConfirm, outdated, done, total } = validationOf(project, toggles);
  if (total === 0) return null;
  const isDone = toMend.length + toConfirm.length === 0;
  return (
    <Card data-print="hidden">
      <h2 className="m-0 text-base font-semibold">{t('validation.title')}</h2>
      <p className="m-0 mt-1 text-sm text-muted">{isDone ? t('validation.allDone') : t('validation.state', { done, total })}</p>
      {outdated > 0 && <p className="m-0 mt-1 text-sm text-attention-text">{t('validation.changed', { count: outdated })}</p>}
      {toMend.length > 0 && <p className="m-0 mt-1 text-sm text-attention-text">{t('validation.toMend', { count: toMend.length })}</p>}
      {!isDone && (
        <Button className="mt-3 w-full" onClick={() => ask(true)}>
          {t('validation.open')}
        </Button>
      )}
      {asked && <ValidateAllDialog project={project} onClose={close} onMissing={onMissing} />}
    </Card>
  );
};
