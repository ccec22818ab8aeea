import { type CalendarDay, combinationsOf, composeReference, type ModelDefinition, type Selection } from '@candil/domain';

/** "Not chosen" where the model does not offer the attribute. */
const choices = (modifiers: readonly string[]): readonly (string | undefined)[] => (modifiers.length === 0 ? [undefined] : modifiers);

const withoutColor = (temperature?: string, control?: string, installation?: string): Selection => {
  const selection: { -readonly [Part in keyof Selection]: Selection[Part] } = {};
  if (temperature !== undefined) selection.temperature = temperature;
  if (control !== undefined) selection.control = control;
  if (installation !== undefined) selection.installation = installation;
  return selection;
};

/** Choices after the finish as a reference writes them, in data order. */
interface Tail {
  readonly selection: Selection;
  readonly text: string;
}

const tailsOf = (model: ModelDefinition, color: string, today: CalendarDay): readonly Tail[] => {
  const { modifiers } = combinationsOf(model, today);
  const tails: Tail[] = [];
  for (const temperature of choices(modifiers.temperature))
    for (const control of choices(modifiers.control))
      for (const installation of choices(modifiers.installation)) {
        const selection = withoutColor(temperature, control, installation);
        const reference = composeReference(model, { ...selection, color });
        if (reference.ok)
          tails.push({ selection, text: reference.value.slice(reference.value.indexOf(color, model.model.length) + color.length) });
      }
  return tails;
};

/**
 * Every full reference of a model that can be had today, in data order. The same as building every article at a small part of the time: what
 * an article knows beside its reference is not worked out, and the part behind the finish is written once for all finishes.
 */
export const referencesOfModel = (model: ModelDefinition, today: CalendarDay): string[] => {
  const { modifiers, allows } = combinationsOf(model, today);
  const [first] = modifiers.color;
  if (first === undefined) return [];
  const tails = tailsOf(model, first, today);
  const base = composeReference(model, { ...tails[0]?.selection, color: first });
  if (!base.ok) return [];
  const beforeColor = base.value.slice(0, base.value.indexOf(first, model.model.length));
  const references: string[] = [];
  for (const color of modifiers.color) {
    for (const { selection, text } of tails) if (allows({ ...selection, color })) references.push(beforeColor + color + text);
  }
  return references;
};
