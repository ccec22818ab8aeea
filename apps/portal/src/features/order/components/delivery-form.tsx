import { INTERNAL_ORDER_NUMBER_MAX } from '@candil/contract/lengths';
import { useFailureMessage, useFormat, useLanguage, useTranslation } from '@candil/i18n/react';
import { Card, CardHeader } from '@candil/ui-kit/card';
import { DatePicker } from '@candil/ui-kit/date-picker';
import { OptionTileGroup } from '@candil/ui-kit/option-tile-group';
import { TextArea } from '@candil/ui-kit/text-area';
import { TextField } from '@candil/ui-kit/text-field';
import { isoDayOf, type OrderForm, type OrderFormProblem, type OrderFormProblems } from '../model/order-form';

interface DeliveryFormProps {
  readonly form: OrderForm;
  readonly onChange: (change: Partial<OrderForm>) => void;
  /** `dd/mm/yyyy` on which all is on site; null = unknown. */
  readonly onSite: string | null;
  readonly problems: OrderFormProblems;
  /** Called with whether the date field shows a text that is no day from today on. */
  readonly onWrongDay: (isWrong: boolean) => void;
}

/** Delivery options and date, and a note for our order desk. */
export const DeliveryForm = ({ form, onChange, onSite, problems, onWrongDay }: DeliveryFormProps) => {
  const { language } = useLanguage();
  const { t } = useTranslation('eproject');
  const format = useFormat();
  const wordFailure = useFailureMessage();
  const worded = (problem: OrderFormProblem | undefined) => {
    if (problem === undefined) return undefined;
    if (problem.code === 'past') return t('order.delivery.notBeforePast');
    const { title, text } = wordFailure(problem);
    return `${title}. ${text}`;
  };
  const togetherHint =
    onSite === null ? t('order.delivery.togetherHintUnknown') : t('order.delivery.togetherHint', { date: format.day(onSite) });
  return (
    <Card>
      <CardHeader title={t('order.delivery.title')} />
      <div className="grid gap-x-6 gap-y-5 md:grid-cols-2">
        <div>
          <OptionTileGroup
            label={t('order.delivery.title')}
            hideLabel
            value={form.sendTogether ? 'together' : 'apart'}
            onValueChange={(value) => onChange({ sendTogether: value === 'together' })}
            options={[
              { value: 'together', label: t('order.delivery.together') },
              { value: 'apart', label: t('order.delivery.apart') },
            ]}
          />
          <p className="m-0 mt-2 text-sm text-muted">{form.sendTogether ? togetherHint : t('order.delivery.apartHint')}</p>
        </div>
        <DatePicker
          locale={language}
          label={t('order.delivery.notBefore')}
          hint={t('order.delivery.notBeforeHint')}
          error={worded(problems.notBefore)}
          min={isoDayOf(new Date())}
          value={form.notBefore}
          onValueChange={(notBefore) => onChange({ notBefore })}
          onProblemChange={(problem) => onWrongDay(problem !== undefined)}
        />
        <TextField
          label={t('order.internalNumber')}
          hint={t('order.internalNumberHint')}
          error={worded(problems.internalOrderNumber)}
          maxLength={INTERNAL_ORDER_NUMBER_MAX}
          value={form.internalOrderNumber}
          onValueChange={(internalOrderNumber) => onChange({ internalOrderNumber })}
        />
        <TextArea
          className="md:col-span-2"
          label={t('order.comments')}
          hint={t('order.commentsHint')}
          error={worded(problems.comments)}
          rows={2}
          value={form.comments}
          onValueChange={(comments) => onChange({ comments })}
        />
      </div>
    </Card>
  );
};
