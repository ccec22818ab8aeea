import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

interface BuiltStory {
  readonly id: string;
  readonly title: string;
  readonly name: string;
}

/** The stories of the built gallery, without its pages of text. */
export const storiesBuilt = (): readonly BuiltStory[] => {
  const file = fileURLToPath(new URL('../storybook-static/index.json', import.meta.url));
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as { entries: Record<string, BuiltStory & { type: string }> };
  return Object.values(entries).filter(({ type }) => type === 'story');
};
