import type { AttributeType } from '@candil/domain';
import { useFormat, useTranslation } from '@candil/i18n/react';
import { IconButton } from '@candil/ui-kit/button';
import { CheckIcon, CopyIcon } from '@candil/ui-kit/icon';
import { ReferenceCodeField, type ReferenceParse } from '@candil/ui-kit/reference-code-field';
import { useEffect, useState } from 'react';
import { codePartsOf, wirePartOf } from '../model/code-parts';
import type { ProductOffer } from '../model/product-offer';
import { readWrittenCode, selectionOfCode, type WrittenCode } from '../model/read-code';
import { useCodeFailureText } from '../state/use-code-failure-text';
import type { Configurator } from '../state/use-configurator';
import type { ProductWords } from '../state/use-product-words';

interface ReferenceCodeProps {
  readonly offer: ProductOffer;
  readonly configurator: Configurator;
  readonly words: ProductWords;
  /** A code that can be built of a model known here, or one of another model. */
  readonly onCode: (code: WrittenCode) => void;
  readonly onPart: (part: AttributeType | 'model') => void;
  readonly className?: string;
}

const COPIED_MS = 1_600;

/** The reference code as the choices make it: each part leads to its group, a pasted one fills the form. */
export const ReferenceCode = ({ offer, configurator, words, onCode, onPart, className = '' }: ReferenceCodeProps) => {
  const { t } = useTranslation('eproject');
  const failureText = useCodeFailureText(offer);
  const { model, configuration, open } = configurator;
  const format = useFormat();
  const { pendantHeightCm } = configuration.selection;
  const height = pendantHeightCm === undefined ? '' : format.height(pendantHeightCm);
  const reference = codePartsOf(model, configuration.selection);
  const code = reference.map(({ before = '', text }) => before + text).join('');
  const parts = [...reference, ...wirePartOf(model, configuration.selection, offer.today)];

  const parse = (text: string): ReferenceParse<WrittenCode | undefined> => {
    const written = readWrittenCode(text, offer.catalogId);
    if (!written.ok) return { ok: false, message: failureText(written.failure, text) };
    const known = offer.models.get(written.value.parts.model);
    const selection = known && selectionOfCode(offer, known, written.value);
    return selection?.ok === false ? { ok: false, message: failureText(selection.failure, text) } : { ok: true, value: written.value };
  };

  return (
    <ReferenceCodeField<WrittenCode | undefined>
      label={t('configurator.code.label')}
      value={undefined}
      format={() => code.replaceAll('·', '')}
      parse={parse}
      onValueChange={(written) => written && onCode(written)}
      onSegmentSelect={(key) => {
        const part = parts.find((candidate) => candidate.key === key);
        if (part) onPart(part.key);
      }}
      editLabel={t('configurator.code.edit')}
      look="cells"
      className={className}
      segments={parts.map(({ key, text, before, missing }) => {
        const attribute = key === 'model' ? t('configurator.model') : words.attribute(key);
        const value = key === 'model' ? words.modelName(model) : key === 'pendantHeight' ? height : words.value(model, key, text);
        return {
          key,
          text,
          ...(before !== undefined && { before }),
          missing,
          caption: missing ? t('configurator.code.question', { attribute }) : value,
          label: missing ? t('configurator.code.partOpen', { attribute }) : t('configurator.code.part', { attribute, code: text, value }),
        };
      })}
      actions={open.length === 0 ? <CopyCode code={code} /> : undefined}
    />
  );
};

const CopyCode = ({ code }: { code: string }) => {
  const { t } = useTranslation('eproject');
  const [copied, setCopied] = useState<string>();
  useEffect(() => {
    if (copied === undefined) return;
    const timer = window.setTimeout(() => setCopied(undefined), COPIED_MS);
    return () => window.clearTimeout(timer);
  }, [copied]);
  const done = copied === code;
  return (
    <>
      <IconButton
        label={done ? t('configurator.code.copied') : t('configurator.code.copy')}
        icon={done ? <CheckIcon size={16} /> : <CopyIcon size={16} />}
        size="sm"
        onClick={() => void navigator.clipboard.writeText(code).then(() => setCopied(code))}
      />
      <span role="status" className="sr-only">
        {done && t('configurator.code.copied')}
      </span>
    </>
  );
};
