import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineProject } from 'vitest/config'
import { browserOptions } from '../../scripts/browser.ts'
import { demoMedia } from './demo-media.ts'
import { editorCanvas } from './editor-canvas.ts'

const here = dirname(fileURLToPath(import.meta.url))

/** What the editor's stories need besides; the search for dependencies does not come so far. */
const EDITOR_PACKAGES = [
  '@dnd-kit/core',
  '@dnd-kit/sortable',
  '@dnd-kit/utilities',
  '@rjsf/core/lib/withTheme.js',
  '@rjsf/utils',
  'react-aria-components',
  'react-dom/client',
  'react-router',
  'zustand',
  'zustand/vanilla',
]

/** Runs every story in a real browser: it must render, play, and have no axe violation. */
export default defineProject(async () => ({
  plugins: [await storybookTest({ configDir: here }), demoMedia(), editorCanvas()],
  optimizeDeps: {
    // Pre-bundles all dependencies of the stories: a late discovery would reload the page during a test.
    entries: [`${here}/../**/*.stories.tsx`],
    include: ['react/jsx-dev-runtime', 'swiper', 'swiper/modules', 'use-intl', 'zod', ...EDITOR_PACKAGES],
    // Icons are small modules already; bundling each on demand would be such a late discovery.
    exclude: ['lucide-react'],
  },
  test: {
    name: 'stories',
    // A story waits up to 10 s for each element; only a hanging test takes longer than this.
    testTimeout: 60_000,
    // One page for each processor; by default one of them is left free.
    maxWorkers: '100%',
    // Files of one page share its modules: loading them for each file took as long as the stories.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: await browserOptions() }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
}))
