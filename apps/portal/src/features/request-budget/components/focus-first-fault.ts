import { REQUEST_FIELDS, type RequestFaults } from '../model/request-form';

const SELECTORS = {
  changeProjectName: '[name="changeProjectName"]',
  description: '[name="description"]',
  files: 'input[type="file"]',
} as const;

/** Leads to the first field of a form that something is wrong with, in the order they stand in. */
export const focusFirstFault = (form: HTMLElement, faults: RequestFaults): void => {
  const wrong = REQUEST_FIELDS.filter((field) => faults[field] !== undefined).map((field) => SELECTORS[field]);
  if (wrong.length > 0) form.querySelector<HTMLElement>(wrong.join())?.focus();
};
