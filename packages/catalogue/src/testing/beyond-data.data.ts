/** Failures that no data of a catalogue can lead to, and what does. */
export const BEYOND_DATA: Readonly<Record<string, readonly string[]>> = {
  'what people type into a form': ['text.character', 'text.email', 'text.empty', 'text.not-text', 'text.too-long'],
  'a length, unit or duration that somebody writes': [
    'units.length-malformed',
    'units.not-a-number',
    'units.not-convertible',
    'units.unsupported',
    'units.wrong-ud-type',
  ],
  'percentages, terms, amounts and numbers that somebody types into a budget': [
    'budget.amount',
    'budget.number-malformed',
    'budget.percent',
    'budget.quantity',
    'budget.usa-field',
    'budget.validity',
  ],
  'more lines at the highest price than a budget can hold in 15 digits': ['budget.too-large'],
  'a catalogue that the maker does not have': ['catalog.unknown'],
  'a creation code that no service made': ['bom.creation-code-malformed'],
  'an account, its codes and what may be done with it': ['account.code-unknown', 'user.action-invalid', 'user.status-refused'],
  'a program that calls what there is not': ['call.method-invalid', 'call.service-unknown'],
  'a page that asks for a configurator, layer or place of use that there is not': [
    'configurator.none',
    'configurator.layer-unknown',
    'configurator.location-unknown',
  ],
  'the course of an order or project': [
    'order.listing-mode-unknown',
    'order.status-refused',
    'order.status-unknown',
    'product.type-unknown',
    'project.operation-refused',
  ],
  'downloads and uploads': ['download.code-unknown', 'upload.format', 'upload.not-a-file', 'upload.too-large'],
  'a flag service without a key': ['flag.api-key-missing'],
  'a document larger than a person can build': ['saved-document.too-large'],
};
