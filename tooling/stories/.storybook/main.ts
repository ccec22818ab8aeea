import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../pages/*.mdx', '../../../packages/ui-kit/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), tailwindcss()],
    resolve: { ...vite.resolve, conditions: ['source', 'module', 'browser', 'development|production'], dedupe: ['react', 'react-dom'] },
    build: { ...vite.build, chunkSizeWarningLimit: 4000 },
  }),
};

export default config;
