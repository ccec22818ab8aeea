import { ArrowRightIcon, OrderIcon, PlusIcon, TrashIcon } from '../icon/icon';
import type { Story, StoryMeta } from '../testing/story';
import { Button, IconButton, LoadingButton } from './button';

const meta: StoryMeta<typeof Button> = { title: 'Widgets/Loading button', component: Button, args: { children: 'Request quote' } };
export default meta;

type ButtonStory = Story<typeof Button>;

const row = 'flex flex-wrap items-center gap-3';

export const Variants: ButtonStory = {
  render: () => (
    <div className={row}>
      <Button variant="primary" icon={<PlusIcon size={18} />}>
        New project
      </Button>
      <Button variant="dark" iconEnd={<ArrowRightIcon size={18} />}>
        Place order
      </Button>
      <Button>Compare versions</Button>
      <Button variant="ghost">Cancel</Button>
      <Button variant="danger" icon={<TrashIcon size={18} />}>
        Delete
      </Button>
    </div>
  ),
};

export const Sizes: ButtonStory = {
  render: () => (
    <div className={row}>
      <Button size="sm">Small, 32</Button>
      <Button>Medium, 40</Button>
      <Button size="lg" variant="primary">
        Large, 48
      </Button>
    </div>
  ),
};

export const Loading: ButtonStory = {
  render: () => (
    <div className={row}>
      <LoadingButton loading variant="primary">
        Request quote
      </LoadingButton>
      <LoadingButton loading variant="dark">
        Place order
      </LoadingButton>
      <LoadingButton loading>Save</LoadingButton>
      <LoadingButton loading={false}>Save</LoadingButton>
    </div>
  ),
};

export const Disabled: ButtonStory = {
  render: () => (
    <div className={row}>
      <Button disabled variant="primary">
        Place order
      </Button>
      <Button disabled>Save</Button>
      <Button disabled variant="danger">
        Delete
      </Button>
    </div>
  ),
};

export const IconAlone: ButtonStory = {
  render: () => (
    <div className={row}>
      <IconButton label="Delete the line" icon={<TrashIcon />} />
      <IconButton label="Order" icon={<OrderIcon />} variant="secondary" />
      <IconButton label="Add" icon={<PlusIcon />} variant="primary" size="lg" />
    </div>
  ),
};

export const AsLink: ButtonStory = {
  render: () => (
    <Button asChild variant="primary">
      <a href="#collections">Choose a collection</a>
    </Button>
  ),
};
