import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { openFiles } from './testing/open-files.ts'
import type { Acknowledged } from './testing/crash-writer.ts'
import { temporaryFolder } from './testing/open-for-test.ts'

const WRITER = join(import.meta.dirname, 'testing', 'crash-writer.ts')

/** Lets a writer run, and kills it without warning a moment after its `count`th acknowledgement. */
async function writeUntilKilled(directory: string, count: number, momentMs: number): Promise<Acknowledged[]> {
  const writer = spawn(process.execPath, [WRITER, directory], { stdio: ['ignore', 'pipe', 'inherit'] })
  const acknowledged: Acknowledged[] = []
  createInterface({ input: writer.stdout }).on('line', line => {
    acknowledged.push(JSON.parse(line))
    if (acknowledged.length === count) setTimeout(() => writer.kill('SIGKILL'), momentMs)
  })
  const [, signal] = await once(writer, 'close')
  expect(signal).toBe('SIGKILL')
  return acknowledged
}

/** Every file is whole JSON, before anything had a chance to mend it. */
async function expectWholeFiles(directory: string): Promise<void> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const files = entries.filter(entry => entry.isFile() && entry.name.endsWith('.json'))
  for (const { parentPath, name } of files) {
    const text = await readFile(join(parentPath, name), 'utf8')
    expect(() => JSON.parse(text)).not.toThrow()
  }
}

test('killed in the middle of saves and publishes, every file is whole and every acknowledged change is there', {
  timeout: 120_000,
}, async () => {
  const directory = await temporaryFolder()
  const all: Acknowledged[] = []
  // Where in a write each kill falls differs by run; the machine's own timing is the dice.
  for (const [round, moment] of [0, 1, 2, 3, 5, 8].entries()) {
    all.push(...(await writeUntilKilled(directory, 40 + round, moment)))
    await expectWholeFiles(directory)

    const { repository } = await openFiles(directory)
    const newest = Map.groupBy(all, ({ key }) => key)
    for (const [key, changes] of newest) {
      const page = await repository.find(key)
      const last = Math.max(...changes.map(({ revision }) => revision))
      // One more may have reached the disk without its acknowledgement.
      expect([last, last + 1]).toContain(page?.draft.revision)
      expect(page?.draft.title).toBe(`${key} ${page?.draft.revision}`)
    }
    for (const { key, title, pageVersion } of all.filter(each => each.pageVersion !== undefined)) {
      expect(await repository.release(key, pageVersion ?? 0)).toMatchObject({ title })
      expect((await repository.head(key))?.releases).toContainEqual(
        expect.objectContaining({ pageVersion, title }),
      )
    }
  }
  expect(all.length).toBeGreaterThan(200)
})
