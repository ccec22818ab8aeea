import type { Preconfig } from '@candil/contract';
import { useTranslation } from '@candil/i18n/react';
import { Picture } from '@candil/ui-kit/picture';
import { totalPriceOf, usePriceWords } from '../../../shared/browse/use-price-words';
import { ChosenAttributes } from '../../../shared/product-line/chosen-attributes';

/** The products of a starting point, as they will stand in the project. */
export const PreconfigProducts = ({ products }: Pick<Preconfig, 'products'>) => {
  const { t } = useTranslation('eproject');
  const priceWords = usePriceWords();
  return (
    <section>
      <h2 className="m-0 mb-3 text-xl font-semibold">{t('browse.preconfig.contents')}</h2>
      <ul className="m-0 list-none p-0">
        {products.map((product) => (
          <li
            key={`${product.referenceCode} ${product.pendantHeight ?? ''}`}
            className="flex gap-4 border-t border-hairline py-4 first:border-t-0"
          >
            <Picture src={product.image} alt="" className="w-20 shrink-0 rounded-control!" />
            <div className="min-w-0 grow">
              <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                <h3 className="m-0 text-md font-semibold">
                  {product.quantity} × {product.modelName}
                </h3>
                {product.prices && <span className="text-base">{priceWords.exact(totalPriceOf(product.prices))}</span>}
              </div>
              <p className="m-0 font-mono text-sm break-words text-muted">{product.referenceCode}</p>
              <div className="mt-1 text-base">
                <ChosenAttributes descriptions={product.descriptions} pendantHeight={product.pendantHeight} />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
};
