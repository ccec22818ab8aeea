import type { Preview } from '@storybook/react-vite';
import { applyFrame } from '../src/frame';
import './preview.css';

const preview: Preview = {
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { title: 'Theme', icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
    direction: {
      description: 'Direction of writing',
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
        dynamicTitle: true,
      },
    },
    text: {
      description: 'Size of text',
      toolbar: { title: 'Text', icon: 'zoom', items: ['100%', '200%'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'light', direction: 'ltr', text: '100%' },
  decorators: [
    (Story, { globals }) => {
      applyFrame(globals);
      return <Story />;
    },
  ],
  parameters: {
    backgrounds: { disable: true },
    controls: { expanded: true },
    options: { storySort: { order: ['Pages', 'Foundations', 'Widgets'] } },
    a11y: { test: 'error' },
  },
  tags: ['autodocs'],
};

export default preview;
