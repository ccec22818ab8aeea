import type { ElementId, ElementProps, ElementType } from './element';

/** What rules, exclusions, drivers and the bill of materials read of an element. `null` = not chosen or not known; sums use 0 for it. */
export interface ElementFacts {
  readonly id: ElementId;
  readonly type: ElementType;
  readonly model: string | null;
  readonly finish: string | null;
  readonly secondaryFinish: string | null;
  readonly temperature: string | null;
  readonly control: string | null;
  readonly installation: string | null;
  /** Whole centimetres. */
  readonly pendantHeight: number | null;
  /** Watts. */
  readonly power: number | null;
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
