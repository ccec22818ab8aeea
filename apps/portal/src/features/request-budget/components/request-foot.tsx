import type { Project } from '@candil/contract';
import { catalogOf } from '@candil/domain';
import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { Card } from '@candil/ui-kit/card';
import { useSearchParams } from 'react-router';
import { useFlag } from '../../../shared/flags/use-flag';
import { optionalPart } from '../../../shared/part/optional-part';
import { useOfferAgain } from '../../../shared/part/use-offer-again';
import { REQUEST_IN_FOOT } from '../model/request-paths';

const loadSheet = () => import('./request-sheet');
const RequestSheet = optionalPart(
  () => loadSheet(),
  ({ RequestSheet }) => RequestSheet,
);

/** At the foot of a project, under the flag requestBudgetButtonInFooter: asks for its budget in a sheet. The address says that it is open. */
export const RequestFoot = ({ project }: { project: Pick<Project, 'id' | 'catalogId'> }) => {
  const { t } = useTranslation('eproject');
  const [search, setSearch] = useSearchParams();
  const inFoot = useFlag('requestBudgetButtonInFooter');
  const isOpen = search.get(REQUEST_IN_FOOT.name) === REQUEST_IN_FOOT.value;
  const offerAgain = useOfferAgain(isOpen);
  if (!inFoot || catalogOf(project.catalogId).market === 'usa') return null;
  const setOpen = (open: boolean) =>
    setSearch((before) => {
      const after = new URLSearchParams(before);
      if (open) after.set(REQUEST_IN_FOOT.name, REQUEST_IN_FOOT.value);
      else after.delete(REQUEST_IN_FOOT.name);
      return after;
    });
  const onMissing = () => {
    setOpen(false);
    offerAgain(() => setOpen(true));
  };
  return (
    <Card padding="sm" className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="m-0 text-base text-pretty">{t('request.foot')}</p>
      <Button
        variant="primary"
        className="max-md:w-full"
        onPointerEnter={() => void loadSheet().catch(() => undefined)}
        onClick={() => setOpen(true)}
      >
        {t('request.button')}
      </Button>
      {isOpen && <RequestSheet projectId={project.id} onClose={() => setOpen(false)} onMissing={onMissing} />}
    </Card>
  );
};
