import type { ComparedArticle, ComparedVariant } from '@candil/contract';
import { type CatalogId, CONFIGURATOR_IDS } from '@candil/domain';
import { useFailureMessage, useTranslation } from '@candil/i18n/react';
import { Button, IconButton } from '@candil/ui-kit/button';
import { AlertIcon, CloseIcon, RefreshIcon } from '@candil/ui-kit/icon';
import { Link } from 'react-router';
import { AddToProject } from '../../../shared/add-to-project/add-to-project';
import { LuminairePicture } from '../../../shared/browse/luminaire-picture';
import { configuratorPath, modelPath } from '../../../shared/browse/paths';
import type { useTargetProject } from '../../../shared/browse/use-target-project';
import { CompositionCommands, CompositionName } from './composition-head';

/** Wider than high: the compared values stand close under it. */
const PICTURE_RATIO = 1.25;
const SIZES = '(min-width: 768px) 20vw, 58vw';

interface VariantHeadProps {
  readonly variant: ComparedVariant;
  readonly catalogId: CatalogId;
  readonly target: ReturnType<typeof useTargetProject>;
  readonly onReplace: () => void;
  readonly onRemove: () => void;
}

/** The head of a column: the luminaire or composition, its code, and its commands. */
export const VariantHead = ({ variant, catalogId, target, onReplace, onRemove }: VariantHeadProps) => {
  const { t } = useTranslation('eproject');
  const wordFailure = useFailureMessage();
  const { product, referenceCode, issue } = variant;
  const name = product?.modelName ?? referenceCode;
  const problem = issue && wordFailure(issue);
  return (
    <div className="group relative flex h-full flex-col gap-2 text-start">
      {product === null ? (
        <span className="pt-12 font-mono text-base text-text">{referenceCode}</span>
      ) : (
        <LuminairePicture
          day={product.image}
          night={product.kind === 'article' ? product.nightImage : null}
          sizes={SIZES}
          ratio={PICTURE_RATIO}
          className="rounded-control"
        />
      )}
      <span className="absolute end-1 top-1 flex gap-1 rounded-control bg-surface">
        <IconButton
          size="sm"
          label={t('compare.replace', { name, code: referenceCode })}
          icon={<RefreshIcon size={16} />}
          onClick={onReplace}
        />
        <IconButton
          size="sm"
          label={t('compare.remove', { name, code: referenceCode })}
          icon={<CloseIcon size={16} />}
          onClick={onRemove}
        />
      </span>
      {product?.kind === 'article' && <ArticleName product={product} referenceCode={referenceCode} target={target} />}
      {product?.kind === 'composition' && <CompositionName product={product} referenceCode={referenceCode} />}
      {product === null && problem === null && <Problem title={t('browse.model.notFound')} text="" />}
      {problem && <Problem title={problem.title} text={problem.text} />}
      <div className="mt-auto flex flex-col gap-2 pt-1">
        {product?.kind === 'article' && <ArticleCommands product={product} variant={variant} catalogId={catalogId} target={target} />}
        {product?.kind === 'composition' && <CompositionCommands product={product} variant={variant} target={target} />}
      </div>
    </div>
  );
};

type Target = VariantHeadProps['target'];

interface ArticleNameProps {
  readonly product: ComparedArticle;
  readonly referenceCode: string;
  readonly target: Target;
}

const ArticleName = ({ product, referenceCode, target }: ArticleNameProps) => {
  const { model, modelName, subFamily, applicationLocationId } = product;
  return (
    <div className="min-w-0">
      <span className="block text-sm font-normal text-muted">{subFamily.description}</span>
      <Link
        to={modelPath(target.place, { subFamilyId: subFamily.id, applicationLocationId, model })}
        className="text-base font-semibold text-text no-underline hover:underline"
      >
        {modelName}
      </Link>
      <span className="block font-mono text-sm font-normal break-words text-muted">{referenceCode}</span>
    </div>
  );
};

interface ArticleCommandsProps {
  readonly product: ComparedArticle;
  readonly variant: ComparedVariant;
  readonly catalogId: CatalogId;
  readonly target: Target;
}

const ArticleCommands = ({ product, variant, catalogId, target }: ArticleCommandsProps) => {
  const { t } = useTranslation('eproject');
  const { referenceCode, pendantHeight, issue } = variant;
  const configure = configuratorPath(target.place, {
    configuratorTypeId: CONFIGURATOR_IDS.MINI_COMPOSITOR,
    subFamilyId: product.subFamily.id,
    catalogId,
    model: product.model,
    reference: referenceCode,
  });
  return (
    <>
      {issue === null && (
        <AddToProject
          name={product.modelName}
          products={[{ referenceCode, quantity: product.moq, ...(pendantHeight !== undefined && { pendantHeight }) }]}
          catalogId={catalogId}
          project={target.project}
          label={t('browse.preconfig.add')}
          variant="secondary"
          className="w-full"
        />
      )}
      {configure !== undefined && (
        <Button asChild variant="ghost" className="w-full">
          <Link to={configure}>{t('browse.model.configure')}</Link>
        </Button>
      )}
    </>
  );
};

const Problem = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <p className="m-0 flex items-start gap-1.5 text-sm font-medium text-pretty text-error-text">
    <AlertIcon size={16} className="mt-0.5 shrink-0" />
    <span>
      {title}
      {text !== '' && <span className="block font-normal text-muted">{text}</span>}
    </span>
  </p>
);
