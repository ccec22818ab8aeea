import type { ModelSummary } from '@candil/contract';
import { useFormat, useTranslation } from '@candil/i18n/react';
import { Badge } from '@candil/ui-kit/badge';
import { Button } from '@candil/ui-kit/button';
import { Card } from '@candil/ui-kit/card';
import { Picture } from '@candil/ui-kit/picture';
import { Link } from 'react-router';

interface ModelCardProps {
  readonly model: ModelSummary;
  /** Undefined where the type of configurator has none. */
  readonly to: string | undefined;
  readonly replacement: { readonly name: string; readonly to: string | undefined } | undefined;
}

/** A model with the figures it is chosen by. */
export const ModelCard = ({ model, to, replacement }: ModelCardProps) => {
  const { t } = useTranslation('eproject');
  const format = useFormat();
  const { name, image, lumens, watts, ip, widthMetres, heightMetres, fromPrice, discontinued, description } = model;
  const facts = [format.lumens(lumens), format.watts(watts), ip, `${format.size(widthMetres)} × ${format.size(heightMetres)}`];
  const price =
    fromPrice === null
      ? t('picker.priceOnRequest')
      : t('picker.from', { price: format.money(fromPrice.amount, fromPrice.currency, { decimals: 'whole' }) });
  // Short beside the price; named in full for whoever hears it among the others.
  const shortLabel = discontinued ? undefined : t('configurator.tab.configure');
  const target = discontinued ? replacement?.to : to;
  const label = discontinued ? replacement && t('picker.chooseReplacement', { model: replacement.name }) : t('picker.configure', { name });
  return (
    <Card padding="none" className="group relative flex h-full flex-col overflow-hidden transition-colors has-[a:hover]:border-faint">
      <div className="relative overflow-hidden">
        <Picture src={image} alt="" className={`w-full rounded-none! ${discontinued ? 'opacity-60 grayscale' : ''}`} />
        {discontinued && (
          <Badge tone="warning" className="absolute top-3 left-3">
            {t('picker.discontinued')}
          </Badge>
        )}
      </div>
      <div className="flex grow flex-col p-5">
        <div className="flex items-baseline justify-between gap-3">
          <h2 className="m-0 text-lg font-semibold">{name}</h2>
          <span className="font-mono text-sm text-muted">{model.model}</span>
        </div>
        <p className="m-0 mt-1 text-sm text-pretty text-muted">{description}</p>
        <p className="m-0 mt-3 text-sm">{facts.join(' · ')}</p>
        <Finishes finishes={model.finishes} />
        <div className="mt-auto flex flex-wrap items-center justify-between gap-3 pt-5">
          <span className="text-base font-semibold">{price}</span>
          {target !== undefined && label && (
            <Button asChild variant={discontinued ? 'secondary' : 'dark'}>
              <Link to={target} aria-label={label} className="after:absolute after:inset-0">
                {shortLabel ?? label}
              </Link>
            </Button>
          )}
          {!discontinued && to === undefined && <span className="text-sm text-muted">{t('picker.noConfigurator')}</span>}
        </div>
      </div>
    </Card>
  );
};

const Finishes = ({ finishes }: { finishes: ModelSummary['finishes'] }) => {
  const { t } = useTranslation('eproject');
  return (
    <div className="mt-3 flex flex-wrap items-center gap-1.5">
      {finishes.map(({ modifier, hex, description }) => (
        <span
          key={modifier}
          title={description}
          className="size-4.5 rounded-full shadow-[inset_0_0_0_1px_rgb(128_128_128/0.35)]"
          style={{ backgroundColor: hex }}
        >
          <span className="sr-only">{description}</span>
        </span>
      ))}
      <span className="ml-1 text-sm text-muted">{t('picker.fact.finishes', { count: finishes.length })}</span>
    </div>
  );
};
