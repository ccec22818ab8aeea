import type { OrderAddress } from '@candil/contract';
import type { DELIVERY_ADDRESS_MAX } from '@candil/contract/lengths';

/** An address as it is typed; `countryGeonameId` null until a country is chosen. */
export interface AddressForm extends Readonly<Record<AddressText, string>> {
  readonly countryGeonameId: number | null;
}

export type AddressText = keyof typeof DELIVERY_ADDRESS_MAX;
export type AddressField = AddressText | 'countryGeonameId';
export type Address = Omit<OrderAddress, 'country'>;

export const ADDRESS_TEXTS = ['recipient', 'contact', 'phone', 'street', 'postalCode', 'town'] as const satisfies readonly AddressText[];
const REQUIRED = ['recipient', 'street', 'town', 'countryGeonameId'] as const satisfies readonly AddressField[];

export const EMPTY_ADDRESS: AddressForm = {
  recipient: '',
  contact: '',
  phone: '',
  street: '',
  postalCode: '',
  town: '',
  countryGeonameId: null,
};

/** Choices beside the addresses that are known. */
export const ON_FILE = 'on-file';
export const OTHER = 'other';

/** Equal for the same address in any language of its country. */
export const addressKey = ({ recipient, contact, phone, street, postalCode, town, countryGeonameId }: Address): string =>
  JSON.stringify([recipient, contact, phone, street, postalCode, town, countryGeonameId]);

/** Returns the chosen address: the first known one unless another was chosen, and never one that is no longer known. */
export const chosenOf = (choice: string, known: readonly OrderAddress[]): string => {
  if (choice === ON_FILE || choice === OTHER) return choice;
  const [first] = known;
  if (known.some((address) => addressKey(address) === choice)) return choice;
  return first === undefined ? ON_FILE : addressKey(first);
};

const isEmpty = (value: string | number | null): boolean => value === null || (typeof value === 'string' && value.trim() === '');

/** Returns the fields missing in a typed address, in their order. */
export const missingOf = (form: AddressForm): readonly AddressField[] => REQUIRED.filter((field) => isEmpty(form[field]));

/** The address for the order; undefined = the one on file. */
export const addressToSend = (choice: string, typed: AddressForm, known: readonly OrderAddress[]): Address | undefined => {
  const chosen = chosenOf(choice, known);
  if (chosen === ON_FILE) return undefined;
  if (chosen !== OTHER) {
    const address = known.find((each) => addressKey(each) === chosen);
    if (address === undefined) return undefined;
    const { country: _, ...sent } = address;
    return sent;
  }
  const { countryGeonameId, ...texts } = typed;
  if (countryGeonameId === null) return undefined;
  const trimmed = Object.fromEntries(ADDRESS_TEXTS.map((field) => [field, texts[field].trim()])) as Record<AddressText, string>;
  return { ...trimmed, countryGeonameId };
};

/** An address line by line. */
export const addressLines = ({ recipient, contact, phone, street, postalCode, town, country }: OrderAddress): readonly string[] =>
  [recipient, contact, street, [[postalCode, town].filter(Boolean).join(' '), country].filter(Boolean).join(', '), phone].filter(Boolean);

/** Reads a kept address; undefined when it has another form. */
export const readAddress = (kept: unknown): AddressForm | undefined => {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const fields = kept as Record<string, unknown>;
  const { countryGeonameId } = fields;
  const isComplete = ADDRESS_TEXTS.every((field) => typeof fields[field] === 'string');
  if (!isComplete || !(countryGeonameId === null || typeof countryGeonameId === 'number')) return undefined;
  return { ...(fields as unknown as AddressForm) };
};

/** The chosen address in a line; undefined for the one on file. */
export const chosenWords = (
  { address: choice, typedAddress }: { readonly address: string; readonly typedAddress: AddressForm },
  known: readonly OrderAddress[],
): string | undefined => {
  const chosen = chosenOf(choice, known);
  if (chosen === OTHER) return [typedAddress.recipient, typedAddress.street, typedAddress.town].map((text) => text.trim()).join(', ');
  const address = known.find((each) => addressKey(each) === chosen);
  return address && addressLines(address).join(', ');
};
