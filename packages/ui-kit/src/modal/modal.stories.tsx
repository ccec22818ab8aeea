import { useState } from 'react';
import { Button } from '../button/button';
import { Dropdown } from '../dropdown/dropdown';
import type { Story, StoryMeta } from '../testing/story';
import { TextArea } from '../text-area/text-area';
import { TextField } from '../text-field/text-field';
import { Modal, type ModalProps } from './modal';

const form = (
  <div className="grid gap-5">
    <TextField label="Name" defaultValue="Hotel Alameda, lobby" maxLength={50} hint="Up to 50 characters" />
    <Dropdown
      label="Currency"
      defaultValue="EUR"
      options={[
        { value: 'EUR', label: 'Euro' },
        { value: 'USD', label: 'US dollar' },
      ]}
    />
  </div>
);
const commands = (
  <>
    <Button variant="ghost">Cancel</Button>
    <Button variant="primary">Create project</Button>
  </>
);

const ByButton = (props: ModalProps) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>New project</Button>
      <Modal {...props} open={open} onOpenChange={setOpen} />
    </>
  );
};

const meta: StoryMeta<typeof Modal> = {
  title: 'Widgets/Modal',
  component: Modal,
  args: { defaultOpen: true, title: 'New project', children: form, footer: commands },
  parameters: { docs: { story: { inline: false, height: '520px' } } },
};
export default meta;

type ModalStory = Story<typeof Modal>;

export const Medium: ModalStory = { args: { description: 'It starts empty, in the catalogue you work with.' } };
export const Large: ModalStory = { args: { size: 'large', title: 'Compare versions' } };
export const Full: ModalStory = { args: { size: 'full', title: 'Configure the cluster' } };

export const LongText: ModalStory = {
  args: {
    title: 'Conditions of delivery',
    children: Array.from({ length: 24 }, (_, index) => index + 1).map((paragraph) => (
      <p key={paragraph} className="mt-0 mb-3">
        {paragraph}. Delivered as one consignment when the last luminaire of the order has left the works.
      </p>
    )),
    footer: <Button variant="dark">Accept</Button>,
  },
};

export const NoWayOut: ModalStory = {
  args: {
    title: 'Qualification',
    closeButton: false,
    closeOnBackdrop: false,
    closeOnEscape: false,
    description: 'Prices are shown to qualified users. Tell us who you are to go on.',
    children: <TextArea label="What do you do?" rows={3} />,
    footer: <Button variant="primary">Ask for qualification</Button>,
  },
};

export const Question: ModalStory = {
  args: {
    title: 'Delete this project?',
    children: 'Its 14 luminaires and two budgets go with it. You can undo this for ten seconds.',
    footer: (
      <>
        <Button variant="ghost">Keep it</Button>
        <Button variant="danger">Delete</Button>
      </>
    ),
  },
};

export const HiddenTitle: ModalStory = {
  args: { title: 'Picture of Alba 33', hideTitle: true, flush: true, footer: undefined, children: <div className="h-64 bg-sunken" /> },
};

export const FromItsButton: ModalStory = { render: (args) => <ByButton {...args} /> };

export const ByItself: ModalStory = {
  args: { defaultOpen: false },
  render: (args) => (
    <>
      <Modal {...args} />
      <p className="text-muted">A modal that is closed draws nothing.</p>
    </>
  ),
};

export const RightToLeft: ModalStory = { globals: { direction: 'rtl' } };
export const LargeText: ModalStory = { globals: { text: '200%' } };
