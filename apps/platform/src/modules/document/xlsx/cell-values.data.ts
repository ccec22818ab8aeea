import type { Currency } from '@candil/domain';

/** Number formats of amounts in a spreadsheet. */
export const MONEY_FORMAT: Readonly<Record<Currency, string>> = { EUR: '#,##0.00\\ "€"', USD: '"$"#,##0.00' };

/** Excel counts the days from the end of 1899. */
export const EXCEL_EPOCH_DAYS = 25_569;
