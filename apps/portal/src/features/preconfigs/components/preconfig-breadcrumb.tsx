import type { Collection, Project } from '@candil/contract';
import { useTranslation } from '@candil/i18n/react';
import { Breadcrumb } from '@candil/ui-kit/breadcrumb';
import { Link } from 'react-router';
import { collectionPath, collectionsPath, type PickerPlace } from '../../../shared/browse/paths';

interface PreconfigBreadcrumbProps {
  readonly place: PickerPlace;
  readonly project: Project | undefined;
  readonly collection: Collection | undefined;
  /** Further steps before the last. */
  readonly between?: { readonly label: string; readonly href: string };
  readonly last: string;
}

/** The way back to the collection. */
export const PreconfigBreadcrumb = ({ place, project, collection, between, last }: PreconfigBreadcrumbProps) => {
  const { t } = useTranslation(['eproject', 'common-front']);
  return (
    <Breadcrumb
      label={t('picker.breadcrumb')}
      items={[
        ...(project ? [{ label: project.name, href: `/project/${project.id}` }] : []),
        { label: t('shell.collections', { ns: 'common-front' }), href: collectionsPath(place) },
        ...(collection ? [{ label: collection.name, href: collectionPath(place, collection.subFamilyId) }] : []),
        ...(between ? [between] : []),
        { label: last },
      ]}
      renderLink={({ href, className, children }) => (
        <Link to={href} className={className}>
          {children}
        </Link>
      )}
      className="mb-3"
    />
  );
};
