/** Media types of spreadsheet files. */
export const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
