import { type EditorSources, systemOf } from '@candil/configurator';

/** A name begins with that of its collection where all of the library are of one: what is left tells them apart. `Cinta globe 30` → `Globe 30` */
export const shortName = (sources: EditorSources, name: string): string => {
  const collection = `${sources.familyName} `;
  if (systemOf(sources) !== 'belts' || !name.startsWith(collection)) return name;
  const rest = name.slice(collection.length);
  return rest.charAt(0).toLocaleUpperCase() + rest.slice(1);
};
