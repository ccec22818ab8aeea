import { collectionsQuery } from '@candil/api-client/react';
import type { ModelDefinition } from '@candil/domain';
import { useLanguage, useTranslation } from '@candil/i18n/react';
import { Breadcrumb } from '@candil/ui-kit/breadcrumb';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { usePortal } from '../../../shared/portal';
import type { ProductTarget } from '../state/product-target';

interface ProductBreadcrumbProps {
  readonly target: ProductTarget;
  readonly model: ModelDefinition;
  readonly name: string;
}

/** The way back: to the collections, or to the project the product belongs to. */
export const ProductBreadcrumb = ({ target, model, name }: ProductBreadcrumbProps) => {
  const { t } = useTranslation(['eproject', 'common-front']);
  const { client } = usePortal();
  const { language } = useLanguage();
  const collections = useQuery({
    ...collectionsQuery(client, { catalogId: model.catalogId, lang: language }),
    enabled: target.kind !== 'edit',
    meta: { action: 'collections-fetch' },
  });
  const collection = collections.data?.find(({ subFamilyId }) => subFamilyId === model.subFamilyId);
  const ofProject =
    target.kind === 'new'
      ? []
      : [
          { label: t('shell.projects', { ns: 'common-front' }), href: '/projects' },
          { label: target.project.name, href: `/project/${target.project.id}` },
        ];
  const picker =
    target.kind === 'add' ? `/project/${target.project.id}/add-product/select-collection` : '/create-project/select-collection';
  const ofCollection =
    target.kind === 'edit'
      ? []
      : [
          { label: t('shell.collections', { ns: 'common-front' }), href: picker },
          ...(collection ? [{ label: collection.name, href: `${picker}/${model.subFamilyId}` }] : []),
        ];
  return (
    <Breadcrumb
      label={t('picker.breadcrumb')}
      items={[...ofProject, ...ofCollection, { label: name }]}
      renderLink={({ href, className, children }) => (
        <Link to={href} className={className}>
          {children}
        </Link>
      )}
    />
  );
};
