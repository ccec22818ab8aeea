import { countriesQuery } from '@candil/api-client/react';
import type { OrderAddress } from '@candil/contract';
import { DELIVERY_ADDRESS_MAX } from '@candil/contract/lengths';
import { useFailureMessage, useLanguage, useTranslation } from '@candil/i18n/react';
import { Card, CardHeader } from '@candil/ui-kit/card';
import { NativeSelect } from '@candil/ui-kit/native-select';
import { RadioGroup } from '@candil/ui-kit/radio-group';
import { TextField } from '@candil/ui-kit/text-field';
import { useQuery } from '@tanstack/react-query';
import { usePortal } from '../../../shared/portal';
import { type AddressField, type AddressText, addressKey, addressLines, chosenOf, ON_FILE, OTHER } from '../model/delivery-address';
import type { OrderForm } from '../model/order-form';

interface DeliveryAddressProps {
  readonly known: readonly OrderAddress[];
  readonly clientCode: string | null;
  readonly form: OrderForm;
  readonly onChange: (change: Partial<OrderForm>) => void;
  readonly missing: readonly AddressField[];
}

/** Where it is to come: an address of the company, the one on file, or another one. */
export const DeliveryAddress = ({ known, clientCode, form, onChange, missing }: DeliveryAddressProps) => {
  const { t } = useTranslation('eproject');
  const chosen = chosenOf(form.address, known);
  return (
    <Card>
      <CardHeader title={t('order.address.title')} />
      <RadioGroup
        label={t('order.address.title')}
        hideLabel
        value={chosen}
        onValueChange={(address) => onChange({ address })}
        options={[
          ...known.map((address) => {
            const [name = '', ...lines] = addressLines(address);
            return { value: addressKey(address), label: name, description: lines.join(', ') };
          }),
          ...(clientCode === null ? [] : [{ value: ON_FILE, label: t('order.address.onFile', { code: clientCode }) }]),
          { value: OTHER, label: t('order.address.other') },
        ]}
      />
      {chosen === OTHER && <AddressFields form={form} onChange={onChange} missing={missing} />}
    </Card>
  );
};

const FIELDS: readonly { readonly field: AddressText; readonly autoComplete: string }[] = [
  { field: 'recipient', autoComplete: 'shipping organization' },
  { field: 'street', autoComplete: 'shipping street-address' },
  { field: 'postalCode', autoComplete: 'shipping postal-code' },
  { field: 'town', autoComplete: 'shipping address-level2' },
  { field: 'contact', autoComplete: 'shipping name' },
  { field: 'phone', autoComplete: 'shipping tel' },
];

const AddressFields = ({ form, onChange, missing }: Pick<DeliveryAddressProps, 'form' | 'onChange' | 'missing'>) => {
  const { t } = useTranslation('eproject');
  const { client } = usePortal();
  const { language: lang } = useLanguage();
  const wordFailure = useFailureMessage();
  const countries = useQuery({ ...countriesQuery(client, { lang, context: 'profile' }), meta: { action: 'places' } });
  const { typedAddress } = form;
  const change = (part: Partial<OrderForm['typedAddress']>) => onChange({ typedAddress: { ...typedAddress, ...part } });
  const isCountryMissing = missing.includes('countryGeonameId');
  return (
    <div className="mt-5 grid gap-x-6 gap-y-5 md:grid-cols-2">
      {FIELDS.map(({ field, autoComplete }) => (
        <TextField
          key={field}
          label={t(`order.address.${field}`)}
          autoComplete={autoComplete}
          maxLength={DELIVERY_ADDRESS_MAX[field]}
          value={typedAddress[field]}
          onValueChange={(text) => change({ [field]: text })}
          error={missing.includes(field) ? wordFailure({ code: 'text.empty' }).title : undefined}
        />
      ))}
      <div>
        <NativeSelect
          label={t('order.address.country')}
          showLabel
          look="field"
          autoComplete="shipping country-name"
          className="w-full"
          aria-invalid={isCountryMissing}
          disabled={countries.data === undefined}
          options={[
            { value: '', label: t('order.address.chooseCountry') },
            ...(countries.data ?? []).map(({ geonameId, name }) => ({ value: String(geonameId), label: name })),
          ]}
          value={countries.data === undefined || typedAddress.countryGeonameId === null ? '' : String(typedAddress.countryGeonameId)}
          onValueChange={(id) => change({ countryGeonameId: id === '' ? null : Number(id) })}
        />
        {isCountryMissing && (
          <p role="alert" className="m-0 mt-1.5 text-sm text-error">
            {t('order.address.countryMissing')}
          </p>
        )}
      </div>
    </div>
  );
};
