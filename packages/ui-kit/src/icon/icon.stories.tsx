import type { Story, StoryMeta } from '../testing/story';
import * as icons from './icon';

const meta: StoryMeta<typeof icons.LampIcon> = { title: 'Foundations/Icons', component: icons.LampIcon };
export default meta;

type IconStory = Story<typeof icons.LampIcon>;

const trade =
  /^(Lamp|Seat|Postbox|Composition|Individual|Bundleable|Versionate|Swatchbook|Tridimensional|Interdistance|Order|Zip|Share|Support|Password|User|View|Bulb|Cable|Ruler|Package)/;
const all = Object.entries(icons);

const Sheet = ({ shown, size }: { shown: typeof all; size: number }) => (
  <ul className="m-0 grid list-none grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-y-7 p-0">
    {shown.map(([name, Icon]) => (
      <li key={name} className="flex flex-col items-center gap-2.5 text-center text-xs text-muted">
        <Icon size={size} className="text-text" />
        {name.replace(/Icon$/, '')}
      </li>
    ))}
  </ul>
);

export const OfTheTrade: IconStory = { render: () => <Sheet shown={all.filter(([name]) => trade.test(name))} size={32} /> };
export const All: IconStory = { render: () => <Sheet shown={all} size={20} /> };
export const Sizes: IconStory = {
  render: () => (
    <div className="flex items-end gap-6">
      {[14, 16, 20, 24, 32, 48].map((size) => (
        <icons.CompositionIcon key={size} size={size} label={`Composition, ${size} px`} />
      ))}
    </div>
  ),
};
