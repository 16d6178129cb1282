import type { StorybookConfig } from '@storybook/react-vite'

const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    // Separate Vite settings: the shop's build has an SSR side that Storybook does not need.
    options: { builder: { viteConfigPath: 'stories/config/vite.config.ts' } },
  },
  stories: [
    '../docs/*.mdx',
    '../ui/**/*.stories.tsx',
    '../generated/*.stories.tsx',
    '../blocks/**/*.stories.tsx',
    '../screens/**/*.stories.tsx',
    '../mails/**/*.stories.tsx',
    '../editor/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // Controls come from the blocks' schemas; reading types as well would give contradicting ones.
  typescript: { reactDocgen: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
}
export default config
