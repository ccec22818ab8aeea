import { useState } from 'react';
import { LampIcon, OrderIcon, ProjectIcon } from '../icon/icon';
import type { Story, StoryMeta } from '../testing/story';
import { CommandPalette, type CommandPaletteProps } from './command-palette';

const media = (icon: React.ReactNode) => (
  <span className="flex size-9 shrink-0 items-center justify-center rounded-md bg-sunken text-muted">{icon}</span>
);
const entries = [
  { id: 'alba', label: 'Alba', group: 'Collections', detail: '12 models', media: media(<LampIcon />) },
  { id: 'orla', label: 'Orla', group: 'Collections', detail: '7 models', media: media(<LampIcon />) },
  { id: 'llull', label: 'Casa Llull', group: 'Projects', detail: '24 luminaires', media: media(<ProjectIcon />) },
  { id: 'orders', label: 'Orders', group: 'Pages', media: media(<OrderIcon />) },
];
type Entry = (typeof entries)[number];

const Palette = (props: Partial<CommandPaletteProps<Entry>>) => {
  const [typed, setTyped] = useState('');
  const found = entries.filter(({ label }) => label.toLowerCase().includes(typed.toLowerCase()));
  return (
    <CommandPalette
      open
      onOpenChange={() => undefined}
      label="Search everything"
      placeholder="Product, reference, project"
      value={typed}
      onValueChange={setTyped}
      entries={found}
      onSelect={() => undefined}
      statusText={`${found.length} results`}
      empty={`Nothing is called “${typed}”.`}
      {...props}
    />
  );
};

const meta: StoryMeta<typeof Palette> = { title: 'Widgets/Command palette', component: Palette };
export default meta;

type PaletteStory = Story<typeof Palette>;

export const Open: PaletteStory = {};
export const Nothing: PaletteStory = { args: { value: 'zeppelin', entries: [], empty: 'Nothing is called “zeppelin”.' } };
export const RightToLeft: PaletteStory = { globals: { direction: 'rtl' } };
