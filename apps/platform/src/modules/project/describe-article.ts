import type { ProjectProduct } from '@candil/contract';
import { type Article, formatTemperatureDescription, type IsoLanguage, type LocalisedText } from '@candil/domain';

/** A chosen attribute in words of every language; a pendant height's modifier is its whole centimetres. */
export interface ChosenAttribute {
  readonly type: string;
  readonly modifier: string;
  readonly text: LocalisedText;
  readonly hex?: string;
}

export const chosenAttributes = ({ chosen, selection }: Article): readonly ChosenAttribute[] =>
  chosen.map(({ type, modifier, description, value }) => ({
    type,
    modifier: type === 'pendantHeight' ? String(selection.pendantHeightCm) : modifier,
    text: description,
    ...(type === 'color' && typeof value === 'string' && { hex: value }),
  }));

export const describeChosen = (chosen: readonly ChosenAttribute[], language: IsoLanguage): ProjectProduct['descriptions'] =>
  chosen.map(({ text, ...attribute }) => ({
    ...attribute,
    text: attribute.type === 'temperature' ? formatTemperatureDescription(text[language]) : text[language],
  }));
