import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { Link } from 'react-router';

/** Leads away from what cannot be opened: to its project, else to the collections. */
export const WayBack = ({ projectId }: { readonly projectId: string | undefined }) => {
  const { t } = useTranslation('eproject');
  return (
    <Button asChild>
      <Link to={projectId === undefined ? '/create-project/select-collection' : `/project/${projectId}`}>
        {projectId === undefined ? t('picker.otherCollections') : t('configurator.version.toProject')}
      </Link>
    </Button>
  );
};
