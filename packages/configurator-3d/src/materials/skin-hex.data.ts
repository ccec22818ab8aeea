import { OPAL_MATERIAL, type Surface } from '@candil/catalogue/imagery';

/** Colours of parts that are not painted in a finish. */
export const SKIN_HEX: Readonly<Record<Exclude<Surface, 'finish'>, string>> = {
  inside: '#fff4e6',
  opal: OPAL_MATERIAL.hex,
  lamp: OPAL_MATERIAL.hex,
  white: '#f3f0ea',
  hardware: '#232324',
  cable: '#141414',
  mirror: '#8e9496',
  linen: '#ddd0ba',
};
