const PSA = 'src/psa/convert-to-psa.ts';

export const SWITCH_OFFS = {
  PS1: [
    {
      file: PSA,
      find: 'attributes[attribute] = (kept ?? first).modifier;',
      replace: 'attributes[attribute] = (kept ?? psa.at(-1) ?? first).modifier;',
    },
  ],
  PS2: [{ file: PSA, find: 'lists[options] = psa;', replace: '' }],
  PS3: [
    { file: PSA, find: 'return hasPsa(attributeOptions.controls) || hasPsa(attributeOptions.installations);', replace: 'return true;' },
  ],
  PS4: [
    { file: PSA, find: 'return isSame(props, converted) ? props : converted;', replace: 'return converted;' },
    {
      file: PSA,
      find: 'if (isPsa && group.props.isPsa !== true) converted.set',
      replace: 'if (isPsa && group.props.isPsa === undefined) converted.set',
    },
  ],
  PS5: [{ file: PSA, find: 'all.length > 0 && all.every', replace: 'all.some' }],
  PS6: [
    {
      file: PSA,
      find: "const fits = checkMethod('convertToPsa', element.type, CONVERTIBLE_TYPES);",
      replace: "const fits = checkMethod('convertToPsa', element.type, [element.type]);",
    },
  ],
};
