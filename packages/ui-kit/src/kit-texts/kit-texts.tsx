import { createContext, type ReactNode, useContext, useMemo } from 'react';

/** The few words widgets say by themselves. Every widget also takes them as props; a prop wins over the provider. */
export interface KitTexts {
  readonly cancel: string;
  readonly chooseDay: string;
  readonly close: string;
  readonly clear: string;
  readonly copy: string;
  readonly copied: string;
  readonly dateTooEarly: string;
  readonly dateTooLate: string;
  readonly decrease: string;
  readonly edit: string;
  readonly increase: string;
  readonly invalidDate: string;
  readonly loading: string;
  readonly nextMonth: string;
  readonly nextPage: string;
  readonly noImage: string;
  readonly noOptions: string;
  readonly notifications: string;
  readonly previousMonth: string;
  readonly previousPage: string;
  readonly requiredField: string;
  readonly retry: string;
  readonly selectAll: string;
  readonly showPassword: string;
  readonly hidePassword: string;
  readonly undo: string;
}

const english: KitTexts = {
  cancel: 'Cancel',
  chooseDay: 'Choose a day',
  close: 'Close',
  clear: 'Clear',
  copy: 'Copy',
  copied: 'Copied',
  dateTooEarly: 'Not before {date}',
  dateTooLate: 'Not after {date}',
  decrease: 'Decrease',
  edit: 'Edit',
  increase: 'Increase',
  invalidDate: 'Not a date: day, month, year',
  loading: 'Loading…',
  nextMonth: 'Next month',
  nextPage: 'Next page',
  noImage: 'No image available',
  noOptions: 'No options',
  notifications: 'Notifications',
  previousMonth: 'Previous month',
  previousPage: 'Previous page',
  requiredField: 'This field is required',
  retry: 'Try again',
  selectAll: 'Select all',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  undo: 'Undo',
};

const KitTextsContext = createContext<KitTexts>(english);

export interface KitTextsProviderProps {
  /** Translated words; those left out stay English. */
  texts: Partial<KitTexts>;
  children: ReactNode;
}

/** Gives every widget below it its generic words in the user's language; put it once at the root. */
export const KitTextsProvider = ({ texts, children }: KitTextsProviderProps) => {
  const merged = useMemo(() => ({ ...english, ...texts }), [texts]);
  return <KitTextsContext value={merged}>{children}</KitTextsContext>;
};

/** The generic words in force here; English without a provider. */
export const useKitTexts = (): KitTexts => useContext(KitTextsContext);
