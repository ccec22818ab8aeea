import type { Project } from '@candil/contract';
import { catalogOf } from '@candil/domain';
import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { useNavigationGate } from '../../../shared/blocked-action/use-navigation-gate';
import { useFlag } from '../../../shared/flags/use-flag';
import { requestPath } from '../model/request-paths';

/** Links to the request for a budget; users who need trade access are asked to apply first. At the foot of the project under its flag. */
export const RequestButton = ({ project }: { project: Pick<Project, 'id' | 'catalogId'> }) => {
  const { t } = useTranslation('eproject');
  const { go } = useNavigationGate();
  const inFoot = useFlag('requestBudgetButtonInFooter');
  const isUsa = catalogOf(project.catalogId).market === 'usa';
  if (inFoot && !isUsa) return null;
  const path = requestPath(project, false);
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    void go(path, isUsa ? {} : { needs: 'QUALIFIED' });
  };
  return (
    <Button className="max-md:grow" asChild>
      <Link to={path} onClick={follow}>
        {t('request.button')}
      </Link>
    </Button>
  );
};
