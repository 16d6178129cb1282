import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { LOCALES } from '#locales/locale.ts'
import { orThrow } from '#operators/outcome.ts'
import type { StoredPage } from './stored/page.ts'
import type { Acknowledged } from './testing/crash-writer.ts'
import { TINT } from './testing/join-writer.ts'
import { asOlderPages } from './testing/older-pages.ts'
import { openFiles } from './testing/open-files.ts'
import { component, draft, editor, openForTest, temporaryFolder } from './testing/open-for-test.ts'

const programOf = (name: string) => join(import.meta.dirname, 'testing', `${name}.ts`)

/** Lets a writer run, and kills it without warning a moment after its `count`th acknowledgement. @returns its lines */
async function writeUntilKilled(
  args: readonly string[],
  count: number,
  momentMs: number,
): Promise<readonly string[]> {
  const writer = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const acknowledged: string[] = []
  createInterface({ input: writer.stdout }).on('line', line => {
    acknowledged.push(line)
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
    const lines = await writeUntilKilled([programOf('crash-writer'), directory], 40 + round, moment)
    all.push(...lines.map(line => JSON.parse(line) as Acknowledged)) // its own writing
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

test('killed while pages of an earlier version are joined, each is as it was or joined whole, and no language loses a word', {
  timeout: 120_000,
}, async () => {
  const { store, directory, close } = await openForTest()
  const keys: string[] = []
  const before = new Map<string, StoredPage>()
  for (let index = 0; index < 60; index++) {
    const id = `landingPage.old-${index}`
    const about = { path: `/landingPage/old-${index}`, type: 'LANDING', title: `${index}` }
    for (const locale of LOCALES) {
      orThrow(await store.createPage(editor, { ...about, locale }))
      const words = component('a', { code: 'text', options: { content: `${locale} ${'石'.repeat(2000)}` } })
      orThrow(await store.saveDraft(editor, `${id}_${locale}`, draft(1, [words])))
    }
    keys.push(`${id}_zh_HK`)
  }
  await close()
  for (const key of keys)
    for (const page of await asOlderPages(directory, key.replace('_zh_HK', ''))) before.set(page.key, page)

  const joined = new Set<string>()
  for (const [round, moment] of [0, 1, 2, 3, 5].entries()) {
    const left = keys.filter(key => !joined.has(key))
    const lines = await writeUntilKilled(
      [programOf('join-writer'), directory, ...left],
      3 + (round % 3),
      moment,
    )
    await expectWholeFiles(directory)
    // A change that was under way is finished by the next start.
    const { repository } = await openFiles(directory)
    const files = new Set(await readdir(join(directory, 'pages')))
    expect(await repository.unequal()).toEqual([])
    for (const key of keys) {
      const id = key.replace('_zh_HK', '')
      const isJoined = files.has(`${id}.json`)
      expect([`${id}_zh_HK.json`, `${id}_en_US.json`].filter(file => files.has(file))).toHaveLength(
        isJoined ? 0 : 2,
      )
      if (isJoined) joined.add(key)
      for (const locale of LOCALES) {
        const stored = before.get(`${id}_${locale}`)?.draft.components[0]?.options
        const now = (await repository.find(`${id}_${locale}`))?.draft.components[0]?.options
        expect(now).toEqual({ ...stored, ...(isJoined && { tint: TINT }) })
      }
    }
    for (const key of lines) expect(joined).toContain(key)
  }
  expect(joined.size).toBeGreaterThan(15)
})
