import { LampIcon, ProjectIcon } from '../icon/icon';
import type { Story, StoryMeta } from '../testing/story';
import { Tree } from './tree';

const lamp = <LampIcon size={18} />;
const space = <ProjectIcon size={18} />;
const meta: StoryMeta<typeof Tree> = {
  title: 'Widgets/Tree',
  component: Tree,
  args: {
    label: 'Spaces of Casa Llull',
    className: 'max-w-sm',
    defaultExpanded: new Set(['ground', 'dining']),
    defaultValue: 'alba',
    nodes: [
      {
        id: 'ground',
        label: 'Ground floor',
        icon: space,
        detail: '14',
        children: [
          {
            id: 'dining',
            label: 'Dining room',
            icon: space,
            detail: '6',
            children: [
              { id: 'alba', label: 'Alba 33, terra', icon: lamp, detail: '4' },
              { id: 'orla', label: 'Orla, brass', icon: lamp, detail: '2' },
            ],
          },
          { id: 'bar', label: 'Bar', icon: space, detail: '8', children: [{ id: 'nau', label: 'Nau 120', icon: lamp, detail: '8' }] },
        ],
      },
      { id: 'garden', label: 'Garden', icon: space, disabled: true },
    ],
  },
};
export default meta;

type TreeStory = Story<typeof Tree>;

export const Open: TreeStory = {};
export const Closed: TreeStory = { args: { defaultExpanded: new Set(), defaultValue: null } };
export const RightToLeft: TreeStory = { globals: { direction: 'rtl' } };
