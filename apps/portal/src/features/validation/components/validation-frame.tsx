import type { Project, ProjectProduct } from '@candil/contract';
import { useTranslation } from '@candil/i18n/react';
import { Badge } from '@candil/ui-kit/badge';
import { Breadcrumb } from '@candil/ui-kit/breadcrumb';
import { Picture } from '@candil/ui-kit/picture';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Page } from '../../../shared/shell/page';
import { validationStateOf } from '../../../shared/validation/saved-facts';

interface ValidationFrameProps {
  readonly project: Project;
  readonly product: ProjectProduct;
  readonly children: ReactNode;
}

const TONES = { blocked: 'error', open: 'neutral', changed: 'attention', validated: 'success' } as const;

/** Frame of a product with its name, its look, and its validation. */
export const ValidationFrame = ({ project, product, children }: ValidationFrameProps) => {
  const { t } = useTranslation('editor');
  const state = validationStateOf(product);
  const title = t('validation.heading', { tag: product.tag, name: product.modelName });
  return (
    <Page title={title}>
      <Breadcrumb
        label={t('validation.breadcrumb')}
        items={[{ label: project.name, href: `/project/${project.id}` }, { label: title }]}
        renderLink={({ href, ...props }) => <Link to={href} {...props} />}
      />
      <div className="mt-5 grid items-start gap-8 md:grid-cols-[minmax(0,18rem)_minmax(0,1fr)]">
        <Picture src={product.image} alt="" className="w-full max-md:max-w-40" />
        <div className="flex min-w-0 flex-col gap-5">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <h1 className="m-0 text-2xl font-semibold">{title}</h1>
            <Badge tone={TONES[state]}>{t(`validation.is.${state}`)}</Badge>
          </div>
          {children}
        </div>
      </div>
    </Page>
  );
};
