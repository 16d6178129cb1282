import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { freshPostgres } from '#api/testing/databases.ts'
import { openFiles } from '../testing/open-files.ts'
import { orThrow } from '#operators/outcome.ts'
import {
  admin,
  component,
  draft,
  editor,
  openForTest,
  publisher,
  SUMMER,
  summer,
} from '../testing/open-for-test.ts'
import { emptyDatabase, openProcess } from '../testing/postgres.ts'
import { ContentInDatabase, importFiles } from './import-files.ts'

// The server of the run starts with the first database asked for, which takes longer than a test may.
beforeAll(async () => void (await freshPostgres()), 60_000)

const report = (error: unknown) => {
  throw error
}
/** 1 × 1 px. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABpfZFQAAAAABJRU5ErkJggg==',
  'base64',
)

/** A folder with something of everything. */
async function filled() {
  const { store, operators, media, directory, close, clock } = await openForTest().then(opened => ({
    ...opened,
    media: opened.store.media,
  }))
  await operators.create({ name: 'Ada', password: 'correct horse', role: 'admin' })
  orThrow(await store.createPage(editor, summer))
  const odd = component('a', { options: { content: '\uD800 字', z: 1, a: 2 } })
  orThrow(await store.saveDraft(editor, SUMMER, draft(1, [odd])))
  orThrow(await store.publish(publisher, SUMMER, { revision: 2, accepted: 'all' }))
  orThrow(await store.nameNow(publisher, SUMMER, 2, 'as it was'))
  clock.pass(3_600_000)
  orThrow(await store.saveDraft(publisher, SUMMER, draft(2, [odd, component('b')])))
  orThrow(await store.comment(editor, SUMMER, { blockId: null, path: '', text: 'Is it ready?' }))
  const other = { ...summer, path: '/landingPage/gone' }
  orThrow(await store.createPage(publisher, other))
  orThrow(await store.moveAddress(publisher, 'landingPage.gone_zh_HK', { path: '/landingPage/binned' }))
  orThrow(await store.remove(admin, 'landingPage.binned_zh_HK'))
  orThrow(
    await store.savePart(editor, {
      kind: 'section',
      name: { zh_HK: '段', en_US: 'Part' },
      locale: 'zh_HK',
      type: 'LANDING',
      contents: { zh_HK: [odd] },
    }),
  )
  await store.saveContent(admin, 'consignment', 'en_US', { text: 'words' })
  const picture = { file: '0123456789abcdef.png', type: 'image/png', width: 1, height: 1, bytes: PIXEL }
  await media.add(picture, { name: 'pixel.png', uploadedAt: 1, uploadedBy: 'Ada' })
  await close()
  return directory
}

test('what a folder holds is in the database afterwards, equal to the last character', async () => {
  const directory = await filled()
  const place = await emptyDatabase()
  const moved = await importFiles(directory, place.database, report)
  expect(moved).toMatchObject({ pages: 1, deletedPages: 1, pictures: 1, operators: 1, savedParts: 1 })

  const files = await openFiles(directory)
  const tables = await openProcess(place)
  const seen = async ({ repository, campaigns, reviews, saved, audit, media }: typeof files) => {
    const entries = []
    for await (const entry of audit.newestFirst()) entries.push(entry)
    return JSON.stringify([
      await repository.heads(),
      await repository.find(SUMMER),
      await repository.release(SUMMER, 1),
      await Promise.all([1, 2].map(id => repository.keptDraft(SUMMER, id))),
      await repository.log(SUMMER),
      await repository.binned(),
      repository.redirects(),
      await repository.content('consignment', 'en_US'),
      campaigns.all(),
      reviews.find(SUMMER),
      saved.all(),
      media.list(),
      entries,
    ])
  }
  expect(await seen(tables)).toBe(await seen(files))
  expect(await tables.operators.verify('Ada', 'correct horse')).toBe(true)
  const found = await tables.media.find('0123456789abcdef.png')
  expect(await readFile(found?.path ?? '')).toEqual(PIXEL)
  const [binned] = await tables.repository.binned()
  expect(await tables.repository.restore(binned?.id ?? '')).toMatchObject({ path: '/landingPage/binned' })
  await files.close()

  await expect(importFiles(directory, place.database, report)).rejects.toThrow(ContentInDatabase)
})

test('an import that fails half way leaves the database empty, and can be done again', async () => {
  const place = await emptyDatabase()
  const directory = await filled()
  const step = join(directory, 'releases', SUMMER, '1.json')
  const release = await readFile(step, 'utf8')
  await writeFile(join(directory, 'releases', SUMMER, '2.json'), '{')
  await expect(importFiles(directory, place.database, report)).rejects.toThrow('JSON')
  expect(await (await openProcess(place)).repository.heads()).toEqual([])
  await writeFile(join(directory, 'releases', SUMMER, '2.json'), release)
  expect((await importFiles(directory, place.database, report)).pages).toBe(1)
})
