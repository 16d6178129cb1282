import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** By default Vitest leaves one processor free, which on two of them doubles the time. */
const ALL_PROCESSORS = '100%'

/** A busy machine may take longer than the second that Vitest waits for a condition. */
const POLL = { timeout: 10_000 }

const outside = ['node_modules/**', 'dist/**', 'data/**']

export default defineConfig({
  test: {
    projects: [
      {
        // The conditions Node itself uses: others would load a second copy of graphql, which rejects the first one's schema.
        ssr: { resolve: { conditions: ['module-sync', 'node'] } },
        test: {
          name: 'node',
          environment: 'node',
          globalSetup: ['./api/testing/postgres-server.ts'],
          include: ['**/*.test.ts'],
          exclude: outside,
          setupFiles: ['./scripts/test-seed.ts'],
          testTimeout: 20_000,
          expect: { poll: POLL },
          maxWorkers: ALL_PROCESSORS,
          // Files of one worker share their modules: loading them for each file took longer than the tests.
          isolate: false,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'dom',
          environment: 'jsdom',
          // A page for each file, but one worker for many files: starting a worker took longer than many files.
          pool: 'vmThreads',
          maxWorkers: ALL_PROCESSORS,
          include: ['**/*.test.tsx'],
          exclude: outside,
          testTimeout: 20_000,
          expect: { poll: POLL },
          setupFiles: ['./scripts/test-seed.ts', './scripts/test-dom-setup.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      {
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['e2e/**/*.e2e.ts'],
          globalSetup: ['./api/testing/postgres-server.ts', './e2e/setup.ts'],
          expect: { poll: { timeout: 30_000 } },
          // Each wait has a shorter limit of its own; only a test that hangs reaches these.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
          // Files of one worker share their modules, and the browser one of them holds.
          isolate: false,
        },
      },
      './stories/config/vitest.config.ts',
    ],
  },
})
