import type { ElementNode } from '../element';

/** Recounts the tally of the elements below a node from the plain data; written apart from the code it checks. */
export function countedAnew(node: ElementNode) {
  const below = descendants(node);
  const values = (read: (of: ElementNode) => string | number | undefined) => {
    const counts = new Map<string | number, number>();
    for (const element of below) {
      const value = read(element);
      if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    return counts;
  };
  const sum = (read: (of: ElementNode) => number | undefined) =>
    below.reduce((total, element) => total + Math.round((read(element) ?? 0) * 1_000), 0);
  const count = (type: string) => below.filter((element) => element.type === type).length;
  const secondFinish = ({ props }: ElementNode) =>
    props.attributeOptions.finishes?.find((option) => option.modifier === props.attributes.color)?.modifier2;
  return {
    countByType: {
      Space: count('Space'),
      Composition: count('Composition'),
      Cluster: count('Cluster'),
      Pendant: count('Pendant'),
      Light: count('Light'),
      Complement: count('Complement'),
      Track: count('Track'),
      ElectricalConnection: count('ElectricalConnection'),
      Reflector: count('Reflector'),
      Counterweight: count('Counterweight'),
    },
    lightsByEffect: values(({ type, props }) => (type === 'Light' ? props.technicalData.lightingEffectLevel : undefined)),
    values: {
      installation: values(({ props }) => props.attributes.installation),
      control: values(({ props }) => props.attributes.control),
      length: values(({ props }) => props.technicalData.productLength),
      power: values(({ props }) => props.technicalData.watts),
      weight: values(({ props }) => props.technicalData.netWeight),
      finish: values(({ props }) => props.attributes.color),
      secondaryFinish: values(secondFinish),
      model: values(({ props }) => props.code),
      temperature: values(({ props }) => props.attributes.temperature),
      voltage: values(({ props }) => props.technicalData.voltage),
      current: values(({ props }) => props.technicalData.current),
    },
    sums: {
      powerMilliwatts: sum(({ props }) => props.technicalData.watts),
      weightGrams: sum(({ props }) => props.technicalData.netWeight),
      lengthMillimetres: sum(({ props }) => props.technicalData.productLength),
      currentMilliamperes: sum(({ props }) => props.technicalData.current),
    },
  };
}

function descendants(node: ElementNode): readonly ElementNode[] {
  return node.elements.flatMap(({ element }) => [element, ...descendants(element)]);
}
