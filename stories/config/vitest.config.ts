import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineProject } from 'vitest/config'
import { browserOptions } from '../../scripts/browser.ts'
import { demoMedia } from './demo-media.ts'

const here = dirname(fileURLToPath(import.meta.url))

/** Every story in a real browser: it must render, play, and give axe nothing to find. */
export default defineProject(async () => ({
  plugins: [await storybookTest({ configDir: here }), demoMedia()],
  optimizeDeps: {
    // Everything the stories import is found before the first one runs: a late find would reload the page under a test.
    entries: [`${here}/../**/*.stories.tsx`],
    include: ['react/jsx-dev-runtime', 'swiper', 'swiper/modules', 'use-intl', 'zod'],
    // Icons are small modules already; bundling each on demand would be such a late find.
    exclude: ['lucide-react'],
  },
  test: {
    name: 'stories',
    // A story waits 10 s for each thing it looks for; only what hangs takes longer than this.
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: await browserOptions() }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
}))
