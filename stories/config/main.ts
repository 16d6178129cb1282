import type { StorybookConfig } from '@storybook/react-vite'

const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    // Its own Vite settings: the shop's build has an SSR side that Storybook has no use for.
    options: { builder: { viteConfigPath: 'stories/config/vite.config.ts' } },
  },
  stories: [
    '../docs/*.mdx',
    '../ui/**/*.stories.tsx',
    '../generated/*.stories.tsx',
    '../blocks/**/*.stories.tsx',
    '../screens/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // Controls are drawn from the blocks' schemas; reading them out of types as well would only contradict.
  typescript: { reactDocgen: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
}
export default config
