import { countriesQuery, forgetDeliveryAddressMutation } from '@candil/api-client/react';
import type { OfferedAddress } from '@candil/contract';
import { DELIVERY_ADDRESS_MAX } from '@candil/contract/lengths';
import { useFailureMessage, useLanguage, useTranslation } from '@candil/i18n/react';
import { TextButton } from '@candil/ui-kit/button';
import { Card, CardHeader } from '@candil/ui-kit/card';
import { RadioGroup } from '@candil/ui-kit/radio-group';
import { TextField } from '@candil/ui-kit/text-field';
import { useToast } from '@candil/ui-kit/toast';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { partMissing } from '../../../shared/failure/part-missing';
import { optionalPart } from '../../../shared/part/optional-part';
import { usePortal } from '../../../shared/portal';
import { type AddressField, type AddressText, addressKey, addressLines, chosenOf, ON_FILE, OTHER } from '../model/delivery-address';
import type { OrderForm } from '../model/order-form';

interface DeliveryAddressProps {
  readonly projectId: string;
  readonly known: readonly OfferedAddress[];
  readonly clientCode: string | null;
  readonly form: OrderForm;
  readonly onChange: (change: Partial<OrderForm>) => void;
  readonly missing: readonly AddressField[];
}

/** Delivery address: an address of the company, the one on file, or another one. */
export const DeliveryAddress = ({ projectId, known, clientCode, form, onChange, missing }: DeliveryAddressProps) => {
  const { t } = useTranslation('eproject');
  const chosen = chosenOf(form.address, known);
  const card = useRef<HTMLDivElement>(null);
  const used = known.find((address) => address.used && addressKey(address) === chosen);
  return (
    <Card ref={card}>
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
      {used && (
        <ForgetAddress
          key={chosen}
          projectId={projectId}
          address={used}
          onForgotten={() => card.current?.querySelector<HTMLElement>('input[type=radio]')?.focus()}
        />
      )}
      {chosen === OTHER && <AddressFields form={form} onChange={onChange} missing={missing} />}
    </Card>
  );
};

interface ForgetAddressProps {
  readonly projectId: string;
  readonly address: OfferedAddress;
  readonly onForgotten: () => void;
}

/** Takes an address off the list that is wrong or not needed any more; nothing changes about the orders that went there. */
const ForgetAddress = ({ projectId, address, onForgotten }: ForgetAddressProps) => {
  const { t } = useTranslation('eproject');
  const { client } = usePortal();
  const { language: lang } = useLanguage();
  const toast = useToast();
  const forget = useMutation({
    ...forgetDeliveryAddressMutation(client, projectId, lang),
    meta: { action: 'address-forget' },
  });
  const { country: _country, used: _used, ...sent } = address;
  const onClick = () =>
    forget.mutate(sent, {
      onSuccess: () => {
        onForgotten();
        toast.show({ title: t('order.address.forgotten'), tone: 'success' });
      },
    });
  return (
    <TextButton className="mt-3" disabled={forget.isPending} onClick={onClick}>
      {t('order.address.forget', { address: [address.recipient, address.street].join(', ') })}
    </TextButton>
  );
};

// Few orders go to a new address, and the list that is searched is heavy.
const CountryField = optionalPart(
  () => import('../../../shared/places/country-field'),
  ({ CountryField }) => CountryField,
);

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
      <CountryField
        label={t('order.address.country')}
        autoComplete="shipping country-name"
        countries={countries.data}
        value={typedAddress.countryGeonameId}
        onChange={(countryGeonameId) => change({ countryGeonameId })}
        placeholder={t('order.address.chooseCountry')}
        error={missing.includes('countryGeonameId') ? t('order.address.countryMissing') : undefined}
        missing={partMissing}
      />
    </div>
  );
};
