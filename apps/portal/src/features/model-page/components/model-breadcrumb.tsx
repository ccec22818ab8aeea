import type { ModelTechnicalInfo, Project } from '@candil/contract';
import { useTranslation } from '@candil/i18n/react';
import { Breadcrumb } from '@candil/ui-kit/breadcrumb';
import { Link } from 'react-router';
import { collectionPath, collectionsPath, type PickerPlace } from '../../../shared/browse/paths';

interface ModelBreadcrumbProps {
  readonly info: ModelTechnicalInfo;
  readonly place: PickerPlace;
  readonly project: Project | undefined;
}

/** The way back to the collection, within the project that is added to. */
export const ModelBreadcrumb = ({ info, place, project }: ModelBreadcrumbProps) => {
  const { t } = useTranslation(['eproject', 'common-front']);
  return (
    <Breadcrumb
      label={t('picker.breadcrumb')}
      items={[
        ...(project ? [{ label: project.name, href: `/project/${project.id}` }] : []),
        { label: t('shell.collections', { ns: 'common-front' }), href: collectionsPath(place) },
        { label: info.subFamily.description, href: collectionPath(place, info.subFamily.id) },
        { label: info.name },
      ]}
      renderLink={({ href, className, children }) => (
        <Link to={href} className={className}>
          {children}
        </Link>
      )}
      className="mb-4"
    />
  );
};
