import { keptLeadTimes, type LeadTimeEntry, leadTimeWeeks, type ModelDefinition, variationsOf } from '@candil/domain';
import { useFormat, useLanguage, useTranslation } from '@candil/i18n/react';
import { FactList } from '@candil/ui-kit/card';
import { heightRangeOf } from '../model/height-range';
import type { ProductOffer } from '../model/product-offer';
import type { Quote } from '../model/quote';

interface TechnicalPanelProps {
  readonly offer: ProductOffer;
  readonly model: ModelDefinition;
  readonly quote: Quote | undefined;
}

/** All that the catalogue knows of the luminaire, and how quantity changes its lead time. */
export const TechnicalPanel = ({ offer, model, quote }: TechnicalPanelProps) => {
  const { t } = useTranslation('eproject');
  const { language } = useLanguage();
  const format = useFormat();
  const { lumens, watts, cri, ip, netWeightKg, widthMetres, depthMetres, heightMetres, beamDegrees, distribution } = model.technical;
  const range = heightRangeOf(model, offer.today);
  const size = [widthMetres, depthMetres, heightMetres].map(format.size).join(' × ');
  const facts = [
    { label: t('configurator.technical.flux'), value: format.lumens(lumens), strong: true },
    { label: t('configurator.technical.power'), value: format.watts(watts) },
    {
      label: t('configurator.technical.efficacy'),
      value: t('configurator.technical.perWatt', { value: format.number(lumens / watts, 0) }),
    },
    { label: t('configurator.technical.cri'), value: `Ra ${cri}` },
    { label: t('configurator.technical.protection'), value: ip },
    { label: t('configurator.technical.size'), value: size },
    ...(range
      ? [
          {
            label: t('configurator.technical.pendant'),
            value:
              range.delta === 0
                ? format.height(range.standard)
                : t('configurator.pendantHeight.range', { min: format.height(range.min), max: format.height(range.max) }),
          },
        ]
      : []),
    { label: t('configurator.technical.weight'), value: format.weight(netWeightKg) },
    { label: t('configurator.technical.beam'), value: t('configurator.technical.degrees', { value: beamDegrees }) },
    {
      label: t('configurator.technical.distribution'),
      value: isNamed(distribution) ? t(`configurator.technical.distributionName.${distribution}`) : distribution,
    },
    { label: t('configurator.technical.minimum'), value: format.number(quote?.article.moq ?? model.moq) },
  ];
  return (
    <div className="flex flex-col gap-8">
      <FactList facts={facts} />
      <section>
        <h2 className="m-0 mb-2 text-base font-semibold">{t('configurator.technical.leadTimes')}</h2>
        <LeadTimes leadtimes={quote?.article.leadtimes ?? [model.leadtime]} />
      </section>
      <section>
        <h2 className="m-0 mb-3 text-base font-semibold">{t('configurator.technical.finishes')}</h2>
        <ul className="m-0 grid list-none grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-x-4 gap-y-2 p-0 text-sm">
          {variationsOf(model, 'color', offer.today).map(({ modifier, description, value, ral }) => (
            <li key={modifier} className="flex items-center gap-2">
              <span
                aria-hidden
                className="size-4 shrink-0 rounded-full border border-field-line"
                style={{ backgroundColor: String(value) }}
              />
              <span>{description[language]}</span>
              <span className="text-muted">{ral ?? modifier}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
};

const DISTRIBUTIONS = ['direct', 'diffuse', 'indirect'] as const;
const isNamed = (distribution: string): distribution is (typeof DISTRIBUTIONS)[number] =>
  DISTRIBUTIONS.some((known) => known === distribution);

const LeadTimes = ({ leadtimes }: { leadtimes: readonly (readonly LeadTimeEntry[])[] }) => {
  const { t } = useTranslation('eproject');
  const format = useFormat();
  const thresholds = [...new Set(leadtimes.flatMap((entries) => keptLeadTimes(entries).map(({ from }) => from)))].sort((a, b) => a - b);
  if (thresholds.length === 0) return <p className="m-0 text-base">{t('configurator.delivery.leadTimeOnRequest')}</p>;
  const steps = thresholds.map((from) => ({ from, weeks: leadTimeWeeks(leadtimes, from) }));
  const steeper = steps.filter(({ weeks }, index) => index === 0 || weeks !== steps[index - 1]?.weeks);
  return (
    <FactList
      facts={steeper.map(({ from, weeks }) => ({
        label: t('configurator.technical.fromPieces', { count: from }),
        value: format.weeks(weeks),
      }))}
    />
  );
};
