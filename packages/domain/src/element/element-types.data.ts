/** The kinds of elements of a configuration; a Space is the root and stands nowhere else (EM1). */
export const ELEMENT_TYPES = [
  'Space',
  'Composition',
  'Cluster',
  'Pendant',
  'Light',
  'Complement',
  'Track',
  'ElectricalConnection',
  'Reflector',
  'Counterweight',
] as const;

/** Kinds of children that an element may hold (EM2). */
export const CHILD_TYPES = {
  Space: ['Composition', 'Cluster', 'Pendant', 'Light', 'Complement', 'Track', 'ElectricalConnection', 'Reflector', 'Counterweight'],
  Composition: ['Cluster', 'Pendant', 'Light', 'Complement', 'Track', 'ElectricalConnection', 'Reflector', 'Counterweight'],
  Cluster: ['Pendant', 'Light', 'Complement'],
  Track: ['Light', 'Complement', 'ElectricalConnection', 'Reflector', 'Counterweight'],
  Pendant: [],
  Light: [],
  Complement: [],
  ElectricalConnection: [],
  Reflector: [],
  Counterweight: [],
} as const;

/** The kinds that group elements (EM3). */
export const GROUP_TYPES = ['Composition', 'Cluster'] as const;

/** The attributes of children that rules ask for (C§5), each kept counted by value. */
export const TALLIED_FACTS = [
  'installation',
  'control',
  'length',
  'power',
  'weight',
  'finish',
  'secondaryFinish',
  'model',
  'temperature',
  'voltage',
  'current',
] as const;
