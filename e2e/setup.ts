import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSettings } from '#server/settings.ts'
import { startShop } from '#server/start.ts'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    readonly origin: string
  }
}

/** One shop for all browser tests: the built one, with the demo content, on a free port and a folder of its own. */
export default async function setup(project: TestProject) {
  process.env.NODE_ENV = 'production'
  const directory = await mkdtemp(join(tmpdir(), 'cairn-e2e-'))
  const shop = await startShop(readSettings({ PORT: '0', DATA_DIR: directory, LOG_LEVEL: 'error' }))
  project.provide('origin', shop.origin)
  return async () => {
    await shop.stop()
    await rm(directory, { recursive: true, force: true })
  }
}
