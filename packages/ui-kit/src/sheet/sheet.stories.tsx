import { Button } from '../button/button';
import type { Story, StoryMeta } from '../testing/story';
import { Sheet } from './sheet';

const meta: StoryMeta<typeof Sheet> = {
  title: 'Widgets/Sheet and drawer',
  component: Sheet,
  args: {
    title: 'Finish and control',
    defaultOpen: true,
    children: (
      <p className="m-0 text-muted">
        Pull the handle, or move it with the arrow keys: the sheet rests at a third, two thirds and nine tenths of the window.
      </p>
    ),
  },
};
export default meta;

type SheetStory = Story<typeof Sheet>;

const detents = [0.35, 0.65, 0.9];
const footer = (
  <>
    <Button>Reset</Button>
    <Button variant="primary">Apply</Button>
  </>
);

export const Bottom: SheetStory = { args: { detents } };
export const Pulled: SheetStory = { args: { detents, defaultDetent: 2, footer } };
export const BesideThePage: SheetStory = { args: { detents, modal: false } };
export const Drawer: SheetStory = { args: { side: 'end', footer } };
export const DrawerAtTheStart: SheetStory = { args: { side: 'start' } };
export const RightToLeft: SheetStory = { args: { side: 'end' }, globals: { direction: 'rtl' } };
