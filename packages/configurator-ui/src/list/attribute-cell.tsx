import type { CodeAttributeType, ElementId } from '@candil/domain';
import { useTranslation } from '@candil/i18n/react';
import { Dropdown } from '@candil/ui-kit/dropdown';
import { useState } from 'react';
import { ConflictCoach } from '../inspector/conflict-coach';
import { reasonAgainst, useOptions } from '../inspector/use-options';
import { useEditorShell } from '../state/editor-shell';
import { bodyColours } from '../words/body-colours';
import { useNames } from '../words/use-names';
import { Swatch } from './swatch';
import { type Attempted, useAttempt } from './use-attempt';

interface AttributeCellProps {
  /** All of them take the value. */
  readonly ids: readonly ElementId[];
  readonly model: string;
  readonly type: CodeAttributeType;
  readonly value: string | undefined;
  /** Name of the line: `Globe 20`. */
  readonly name: string;
  /** Default: sets it of all of them. */
  readonly onChoose?: (value: string) => Attempted;
}

/** One attribute of a line of a list; an incompatible value stays in sight, and chosen gives the reason and the ways to have it. */
export const AttributeCell = ({ ids, model, type, value, name, onChoose }: AttributeCellProps) => {
  const { t } = useTranslation('editor');
  const { editor, format, isReadOnly } = useEditorShell();
  const names = useNames();
  const { error, attempt, forget } = useAttempt();
  const [wanted, setWanted] = useState<string>();
  const [id = ''] = ids;
  const offered = useOptions(id).find((each) => each.type === type);
  if (offered === undefined) return <span className="text-muted">–</span>;
  const isIncompatible = (modifier: string) =>
    offered.options.some((option) => option.variation.modifier === modifier && !option.compatible);
  const choose = (modifier: string) => {
    forget();
    setWanted(isIncompatible(modifier) ? modifier : undefined);
    if (isIncompatible(modifier)) return;
    attempt(() => (onChoose === undefined ? editor.setAttributes(ids, { [type]: modifier }) : onChoose(modifier)));
  };
  return (
    <>
      <Dropdown
        label={`${t(`words.attribute.${type}`)}, ${name}`}
        hideLabel
        value={value ?? ''}
        placeholder={t('list.choose')}
        disabled={isReadOnly}
        error={error}
        options={offered.options.map((option) => {
          const { modifier } = option.variation;
          const reason = option.compatible
            ? undefined
            : (reasonAgainst(option, format.settings.language) ?? t('words.conflict.withoutReason'));
          return {
            value: modifier,
            label: names.value(model, type, modifier),
            ...(type === 'color' && { icon: <Swatch hex={bodyColours(editor.sources.context, model, modifier).finish} /> }),
            ...(reason !== undefined && { description: reason }),
          };
        })}
        onValueChange={choose}
      />
      {wanted !== undefined && (
        <div className="mt-2 min-w-56">
          <ConflictCoach key={wanted} id={id} model={model} wanted={{ type, modifier: wanted }} onDone={() => setWanted(undefined)} />
        </div>
      )}
    </>
  );
};
