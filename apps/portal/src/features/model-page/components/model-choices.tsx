import { useFormat, useTranslation } from '@candil/i18n/react';
import type { ModelView } from '../model/use-model-view';

const TYPES = ['temperature', 'control', 'installation', 'pendantHeight'] as const;

/** Choices besides the finish. */
export const ModelChoices = ({ view }: { view: ModelView }) => {
  const { t } = useTranslation('eproject');
  const format = useFormat();
  const groups = TYPES.flatMap((type) => {
    const options = view.info.variations.find((variation) => variation.type === type)?.options ?? [];
    return options.length > 0 ? [{ type, options }] : [];
  });
  if (groups.length === 0) return null;
  return (
    <section>
      <h2 className="m-0 mb-4 text-xl font-semibold">{t('browse.model.choices')}</h2>
      <dl className="m-0 grid gap-x-12 gap-y-5 md:grid-cols-2">
        {groups.map(({ type, options }) => (
          <div key={type}>
            <dt className="mb-2 text-sm text-muted">{t(`configurator.attribute.${type}`)}</dt>
            <dd className="m-0 flex flex-wrap gap-2">
              {options.map(({ modifier, description, centimetres, validUntil }) => (
                <span key={modifier} className="rounded-full border border-hairline bg-surface px-3 py-1 text-sm">
                  {centimetres
                    ? centimetres.delta === 0
                      ? format.height(centimetres.standard)
                      : t('browse.range', { min: format.height(centimetres.min), max: format.height(centimetres.max) })
                    : description}
                  {validUntil !== undefined && (
                    <span className="text-muted"> · {t('browse.model.until', { date: format.day(validUntil) })}</span>
                  )}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
