import { ISO_LANGUAGES, type LocalisedText } from '@candil/domain';

/** A text of each language with its `{words}` put in; a word without a value is a mistake of the source. */
export function fillText(template: LocalisedText, values: Readonly<Record<string, LocalisedText | string | number>>): LocalisedText {
  const filled = { ...template };
  for (const language of ISO_LANGUAGES) {
    filled[language] = template[language].replace(/\{(\w+)\}/g, (_whole, word: string) => {
      const value = values[word];
      if (value === undefined) throw new Error(`the text "${template[language]}" has no ${word}`);
      return typeof value === 'object' ? value[language] : String(value);
    });
  }
  return filled;
}
