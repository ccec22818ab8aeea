/** Most UTF-16 units of one address. */
export const EMAIL_MAX = 254;
/** Longest text that a list is searched by. */
export const SEARCH_TEXT_MAX = 100;
/** Longest order number that a client gives their own order. */
export const INTERNAL_ORDER_NUMBER_MAX = 50;
/** Most UTF-16 units of company details; numbers are compared by letters and digits alone. */
export const COMPANY_LENGTH = { name: 100, vatNumber: 32, clientCode: 32, street: 200, postalCode: 100 } as const;
/** Longest texts in the details of people and companies. */
export const PROFILE_TEXT_MAX = { ...COMPANY_LENGTH, phone: 40, website: 200 } as const;
/** Most UTF-16 units of the text of a request for qualification, and of the note of its decision. */
export const QUALIFICATION_TEXT_MAX = 2_000;
/** Longest description of a support request (P§5). */
export const SUPPORT_DESCRIPTION_MAX = 4000;
/** Most files of one support request. */
export const SUPPORT_FILES_MAX = 5;
/** Most files of one request for a budget. */
export const BUDGET_REQUEST_FILES_MAX = 10;
/** Most UTF-16 units of the note of a project line. */
export const PRODUCT_TEXT_MAX = { tag: 12, room: 60, note: 500 } as const;
/** Longest texts of an address that an order is delivered to. */
export const DELIVERY_ADDRESS_MAX = { recipient: 100, contact: 100, phone: 40, street: 200, postalCode: 20, town: 100 } as const;
/** Longest lines that are printed as they were written: address of the client, site, terms of delivery and payment. */
export const BUDGET_TEXT_MAX = { clientAddress: 400, site: 200, deliveryTerms: 200, paymentTerms: 200 } as const;
/** Longest pasted text in UTF-16 units: 500 lines of a mail with room to spare. */
export const PASTE_TEXT_MAX = 200_000;
/** Upper bound of a filter by number, such as lumens. */
export const FILTER_NUMBER_MAX = 10_000_000;
/** Longest name of a client on a budget. */
export const CLIENT_NAME_MAX = 100;
/** Most freight of a budget, in whole currency units. */
export const FREIGHT_MAX = 1_000_000;
/** Largest logo of a company: bytes of the file, pixels at a side. */
export const LOGO_MAX_BYTES = 1_048_576;
export const LOGO_MAX_SIDE = 2_000;
