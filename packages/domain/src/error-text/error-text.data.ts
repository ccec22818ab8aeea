/** The texts of the specification by the code of the failure, to the letter; `{name}` is filled from the failure. */
export const ERROR_TEXTS = {
  'reference.invalid': '{reference} is not a valid reference',
  'reference.part-missing': 'Cannot get {part} for reference',
  'price.base-not-found': 'Base price not found',
  'catalog.unknown': 'Not exist catalog value',
  'input.invalid': 'Invalid input',
  'article.excluded': 'This combination is incompatible.',
  'article.light-unknown': "Cannot get Variations for light {light}, Article Collection doesn't contain this light",
  'article.collection-undefined': 'Cannot get Variations for light {light}, undefined collection',
  'article.method-deprecated': 'Deprecated method: {method}',
  'units.wrong-ud-type': 'Wrong udType parameter',
  'text.not-text': 'Invalid input',
  'user.action-invalid': 'Invalid action type',
  'call.method-invalid': 'Invalid method',
  'call.service-unknown': "This service name hasn't been found",
  'flag.api-key-missing': 'Feature toggles need an API key',
  'cluster.one-light': 'Error while adding a new light to the cluster: Cluster allows only one light per cluster',
  'configurator.none': 'No configurator setted!',
  'edit.excluded': 'This combination is incompatible.',
  'rule.rejected': 'Rule failed: {reason}',
  'element.not-found': 'Element not found',
  'element.nothing-to-move': 'No element to move found',
  'element.method-invalid': 'This method is invalid for this element',
  'import.no-family-data': 'No family data was provided',
  'import.incorrect-json': 'Incorrect domainJSON provided',
  'import.type-not-supported': 'Can not create domain instance for this domainJSON type yet',
  'import.no-data': 'Required data to define domain was not provided',
  'virtual.different-parents': 'Hay clusters con distintos padres',
} as const;

/** Text of a rejection with its reason. */
export const REJECTION_TEXT = 'Rule failed: {reason}';
