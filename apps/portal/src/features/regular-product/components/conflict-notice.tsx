import type { AttributeChange, ModelDefinition } from '@candil/domain';
import { useFormat, useLanguage, useTranslation } from '@candil/i18n/react';
import { TextButton } from '@candil/ui-kit/button';
import { Notice, NoticeAction } from '@candil/ui-kit/notice';
import { useEffect, useMemo, useRef } from 'react';
import type { AttributeValue } from '../model/configuration';
import { type Conflict, conflictOf, type WayOut } from '../model/conflict';
import { exclusionReason } from '../model/exclusion-reason';
import type { ProductOffer } from '../model/product-offer';
import type { Configurator } from '../state/use-configurator';
import type { ProductWords } from '../state/use-product-words';

export interface ConflictNoticeProps {
  readonly offer: ProductOffer;
  readonly configurator: Configurator;
  readonly requested: AttributeValue;
  readonly words: ProductWords;
  readonly onRepair: Configurator['select'];
}

/** Reason a value cannot be combined with the rest, and up to three ways to have it. Nothing changes until one is taken. */
export const ConflictNotice = ({ offer, configurator, requested, words, onRepair }: ConflictNoticeProps) => {
  const { model, configuration, quote } = configurator;
  const conflict = useMemo(
    () => conflictOf(offer, model, configuration, quote, requested),
    [offer, model, configuration, quote, requested],
  );
  if (conflict === undefined) return null;
  return <WaysOut conflict={conflict} model={model} words={words} onRepair={onRepair} onKeep={configurator.dismissConflict} />;
};

interface WaysOutProps {
  readonly conflict: Conflict;
  readonly model: ModelDefinition;
  readonly words: ProductWords;
  readonly onRepair: Configurator['select'];
  readonly onKeep: () => void;
}

const WaysOut = ({ conflict, model, words, onRepair, onKeep }: WaysOutProps) => {
  const { t } = useTranslation('eproject');
  const { language } = useLanguage();
  const format = useFormat();
  const notice = useRef<HTMLDivElement>(null);
  const { requested, culprits, rows, waysOut } = conflict;
  useEffect(() => {
    void notice.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const value = words.value(model, requested.type, requested.modifier);
  const others = format.list(culprits.map((culprit) => words.value(model, culprit.type, culprit.modifier)));
  return (
    <Notice
      ref={notice}
      role="status"
      tone="attention"
      className="mt-3 scroll-mb-32"
      title={others === '' ? t('configurator.conflict.titleAlone', { value }) : t('configurator.conflict.title', { value, others })}
      actions={
        <>
          <div className="grid gap-2 lg:grid-cols-2">
            {waysOut.map((wayOut) => (
              <NoticeAction key={keyOf(wayOut)} effect={words.effect(wayOut.effect)} onClick={() => onRepair(wayOut.selection)}>
                <RepairWords changes={wayOut.changes} value={value} model={model} words={words} />
              </NoticeAction>
            ))}
          </div>
          <TextButton onClick={onKeep} className="self-start py-1!">
            {t('configurator.conflict.keep')}
          </TextButton>
        </>
      }
    >
      {exclusionReason(rows, language) ?? t('configurator.conflict.withoutReason')}
      {waysOut.length === 0 && <> {t('configurator.conflict.none')}</>}
    </Notice>
  );
};

const keyOf = ({ changes }: WayOut): string => changes.map(({ type, to }) => `${type}${to}`).join();

interface RepairWordsProps {
  readonly changes: readonly AttributeChange[];
  readonly value: string;
  readonly model: ModelDefinition;
  readonly words: ProductWords;
}

const RepairWords = ({ changes, value, model, words }: RepairWordsProps) => {
  const { t } = useTranslation('eproject');
  const parts = changes.map(({ type, from, to }) => {
    const attribute = words.attribute(type);
    const becomes = words.value(model, type, to);
    return from === undefined
      ? t('configurator.conflict.repair', { attribute, value: becomes })
      : t('configurator.conflict.repairFrom', { attribute, value: becomes, from: words.value(model, type, from) });
  });
  return <span className="font-medium">{parts.length === 0 ? value : parts.join(', ')}</span>;
};
