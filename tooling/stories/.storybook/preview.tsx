import type { Preview } from '@storybook/react-vite';
import { applyFrame, frameOf } from '../src/frame';
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
    (Story, { globals, viewMode }) => {
      // A page of documentation shows many stories: one that is read from right to left must not turn the others round.
      if (viewMode === 'docs') {
        applyFrame({ theme: globals.theme });
        return (
          <div {...frameOf(globals)}>
            <Story />
          </div>
        );
      }
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
