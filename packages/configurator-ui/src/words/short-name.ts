import { type EditorSources, systemOf } from '@candil/configurator';

/** Names start with their collection; in a library of one collection the rest is enough. `Cinta globe 30` → `Globe 30` */
export const shortName = (sources: EditorSources, name: string): string => {
  const collection = `${sources.familyName} `;
  if (systemOf(sources) !== 'belts' || !name.startsWith(collection)) return name;
  const rest = name.slice(collection.length);
  return rest.charAt(0).toLocaleUpperCase() + rest.slice(1);
};
