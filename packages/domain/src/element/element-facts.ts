import type { ElementId, ElementProps, ElementType } from './element';

/** Facts of an element for rules, exclusions, drivers and the bill of materials. `null` = not chosen or not known; sums use 0 for it. */
export interface ElementFacts {
  /** Id of the element. */
  readonly id: ElementId;
  /** Type of the element. */
  readonly type: ElementType;
  /** Four digits, null where no model describes it. */
  readonly model: string | null;
  /** Colour code, null where nothing is chosen. */
  readonly finish: string | null;
  /** Colour code of its second finish, null where it has none. */
  readonly secondaryFinish: string | null;
  /** Light colour code, null where nothing is chosen. */
  readonly temperature: string | null;
  /** Control code, null where nothing is chosen. */
  readonly control: string | null;
  /** Installation code, null where nothing is chosen. */
  readonly installation: string | null;
  /** Whole centimetres. */
  readonly pendantHeight: number | null;
  /** Watts. */
  readonly power: number | null;
  /** Luminous flux of one piece, null where unknown. */
  readonly lumens: number | null;
  /** Kilograms. */
  readonly weight: number | null;
  /** Metres. */
  readonly length: number | null;
  /** Volts. */
  readonly voltage: number | null;
  /** Amperes. */
  readonly current: number | null;
  /** Watts. */
  readonly deliveredPower: number | null;
  /** Level of lighting effect, null where it has none. */
  readonly lightingEffect: number | null;
}

/** The facts of an element, made anew whenever its props change. */
export function factsOf(id: ElementId, type: ElementType, props: ElementProps): ElementFacts {
  const { attributes, technicalData, attributeOptions } = props;
  return {
    id,
    type,
    model: props.code ?? null,
    finish: attributes.color ?? null,
    secondaryFinish: attributeOptions.finishes?.find(({ modifier }) => modifier === attributes.color)?.modifier2 ?? null,
    temperature: attributes.temperature ?? null,
    control: attributes.control ?? null,
    installation: attributes.installation ?? null,
    pendantHeight: attributes.pendantHeight ?? null,
    power: technicalData.watts ?? null,
    lumens: technicalData.lumens ?? null,
    weight: technicalData.netWeight ?? null,
    length: technicalData.productLength ?? null,
    voltage: technicalData.voltage ?? null,
    current: technicalData.current ?? null,
    deliveredPower: technicalData.delivered_power ?? null,
    lightingEffect: technicalData.lightingEffectLevel ?? null,
  };
}
