import type { Editor } from '@candil/configurator';
import type { SavedConfiguration } from '@candil/contract';
import { type Currency, majorFromMinor } from '@candil/domain';
import { useFormat, useTranslation } from '@candil/i18n/react';
import { Notice } from '@candil/ui-kit/notice';
import { useStore } from 'zustand';

interface SinceSavedProps {
  readonly editor: Editor;
  readonly lastSaved: SavedConfiguration['lastSaved'];
  readonly currency: Currency;
}

/** Price and lead time of one piece when it was last saved, beside those of today. */
export const SinceSaved = ({ editor, lastSaved, currency }: SinceSavedProps) => {
  const { t } = useTranslation('eproject');
  const format = useFormat();
  const { totals, availability } = useStore(editor.derived, ({ evaluation }) => evaluation);
  const price = (amount: number | null): string => (amount === null ? t('composition.since.noPrice') : format.money(amount, currency));
  const was = { price: price(lastSaved.unitGross), weeks: format.weeks(lastSaved.weeks) };
  const is = { price: price(totals === undefined ? null : majorFromMinor(totals.totalGross)), weeks: format.weeks(availability.weeks) };
  const isSame = was.price === is.price && was.weeks === is.weeks;
  return (
    <Notice tone={isSame ? 'neutral' : 'attention'} role="status">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
        <span>{t(isSame ? 'composition.since.same' : 'composition.since.changed', { day: format.day(lastSaved.on) })}</span>
        {was.price !== is.price && <Difference name={t('composition.since.price')} was={was.price} is={is.price} />}
        {was.weeks !== is.weeks && <Difference name={t('composition.since.weeks')} was={was.weeks} is={is.weeks} />}
      </div>
    </Notice>
  );
};

interface DifferenceProps {
  readonly name: string;
  readonly was: string;
  readonly is: string;
}

const Difference = ({ name, was, is }: DifferenceProps) => (
  <span className="whitespace-nowrap">
    {name} <s className="text-muted">{was}</s> → <strong className="font-semibold">{is}</strong>
  </span>
);
