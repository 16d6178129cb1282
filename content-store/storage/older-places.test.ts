import { mkdir, readdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { freshPostgres } from '#api/testing/databases.ts'
import { orThrow } from '#operators/outcome.ts'
import { openFiles } from '../testing/open-files.ts'
import { admin, draft, editor, openForTest, publisher, SUMMER, summer } from '../testing/open-for-test.ts'
import { emptyDatabase, openProcess } from '../testing/postgres.ts'
import { asOlderPages } from '../testing/older-pages.ts'
import { storedPage, storedStep } from '../testing/stored-page.ts'
import { contentMigrator } from './migrations.ts'

// The server of the run starts with the first database asked for, which takes longer than a test may.
beforeAll(async () => void (await freshPostgres()), 60_000)

const lines = (...numbers: readonly number[]) =>
  numbers.map(number => `${JSON.stringify(storedStep(number))}\n`).join('')

test('a folder of an earlier version is read: logs in one file, deleted pages in their folder, sessions without use', async () => {
  const { store, directory, close, operators } = await openForTest()
  await operators.create({ name: 'Ada', password: 'correct horse', role: 'admin' })
  const session = await operators.signIn('Ada', 'correct horse')
  orThrow(await store.createPage(editor, summer))
  orThrow(await store.createPage(editor, { ...summer, path: '/landingPage/gone' }))
  orThrow(await store.publish(publisher, 'landingPage.gone_zh_HK', { revision: 1, accepted: 'all' }))
  orThrow(await store.saveDraft(editor, SUMMER, draft(1)))
  orThrow(await store.remove(admin, 'landingPage.gone_zh_HK'))
  await close()
  // As earlier versions wrote it.
  const folder = (name: string) => join(directory, name)
  const [name = ''] = (await readdir(folder('bin'))).filter(each => each.endsWith('.json'))
  const id = name.slice(0, -'.json'.length)
  await rename(folder(`bin/${name}`), folder(`bin/${id}/page.json`))
  await mkdir(folder(`bin/5-landingPage.half_zh_HK/releases`), { recursive: true })
  await asOlderPages(directory, 'landingPage.summer')
  await mkdir(folder(`log/${SUMMER}`), { recursive: true })
  await writeFile(folder(`log/${SUMMER}/steps.jsonl`), lines(1, 2))

  const { repository, operators: again } = await openFiles(directory)
  expect((await repository.log(SUMMER)).map(({ number }) => number)).toEqual([1, 2])
  await repository.change(SUMMER, page => ({
    result: undefined,
    ...(page && { save: { ...page, draft: { ...page.draft, revision: 3 } } }),
    append: [storedStep(3)],
  }))
  expect((await repository.log(SUMMER)).map(({ number }) => number)).toEqual([1, 2, 3])
  expect((await repository.binned()).map(binned => binned.id)).toEqual([id])
  expect(await repository.restore(id)).toMatchObject({ path: '/landingPage/gone' })
  expect(await repository.release('landingPage.gone_zh_HK', 1)).toMatchObject({ title: '夏日' })
  expect(await readdir(folder('bin'))).toEqual([])
  expect(await again.verify('Ada', 'correct horse')).toBe(true)
  expect(session).toBeDefined()
})

/** Rows as earlier versions wrote them. */
const OLD_ROWS = [
  sql`insert into content_page values ('home_zh_HK', 'life-1', ${JSON.stringify({ ...storedPage('home_zh_HK', [], 3), liveVersion: 1, lives: [{ at: 1, pageVersion: 1 }] })})`,
  ...(['release', 'draft'] as const).map(
    kind =>
      sql`insert into content_part values ('home_zh_HK', ${kind}, 1, ${JSON.stringify({ pageVersion: 1, id: 1, content: { title: kind } })})`,
  ),
  ...[2, 3].map(
    number =>
      sql`insert into content_part values ('home_zh_HK', 'step', ${number}, ${JSON.stringify(storedStep(number))})`,
  ),
  sql`insert into content_bin values ('5-landingPage.a_zh_HK', ${JSON.stringify({ id: '5-landingPage.a_zh_HK', deletedAt: 5, deletedBy: 'Ada', page: storedPage('landingPage.a_zh_HK', [], 2) })})`,
  sql`insert into content_part values ('bin/5-landingPage.a_zh_HK', 'step', 2, ${JSON.stringify(storedStep(2))})`,
  sql`insert into content_part values ('bin/5-landingPage.a_zh_HK', 'release', 1, ${JSON.stringify({ pageVersion: 1, content: { title: 'deleted' } })})`,
  sql`insert into content_document values ('redirects', 'all', ${JSON.stringify([{ from: '/landingPage/a', to: '/landingPage/b', at: 1, by: 'Ada' }])})`,
  sql`insert into content_document values ('operators', 'all', ${JSON.stringify({ operators: [{ name: 'Ada', role: 'admin', passwordHash: 'x' }] })})`,
  sql`insert into content_document values ('review', 'home_zh_HK', ${JSON.stringify({ requests: [], comments: [] })})`,
  sql`insert into content_document values ('content', 'notes_zh_HK', '{"a":1}')`,
  sql`insert into content_document values ('media', '0123456789abcdef.png', ${JSON.stringify({ id: '0123456789abcdef.png', url: '/media/0123456789abcdef.png', name: 'a.png', width: 1, height: 1, bytes: 3, type: 'image/png', uploadedAt: 1, uploadedBy: 'Ada' })})`,
  sql`insert into content_picture values ('0123456789abcdef.png', ${Buffer.from('png')})`,
  sql`insert into content_session values ('hash', 'Ada', ${Date.now() + 12 * 3_600_000 - 1000}, null)`,
  ...[1, 2].map(
    number =>
      sql`insert into content_audit values (${number}, ${JSON.stringify({ number, at: 1, by: 'Ada', what: 'created', key: 'k', detail: '' })})`,
  ),
]

test('tables of an earlier version become documents, logs and blobs, and nothing of them is lost', async () => {
  const place = await emptyDatabase()
  const { error } = await contentMigrator(place.database).migrateTo('0002-session-use')
  expect(error).toBeUndefined()
  for (const row of OLD_ROWS) await row.execute(place.database)

  const { repository, reviews, media, audit, operators } = await openProcess(place)
  expect(await repository.head('home_zh_HK')).toMatchObject({ liveVersion: 1, draft: { revision: 3 } })
  expect(await repository.release('home_zh_HK', 1)).toMatchObject({ title: 'release' })
  expect(await repository.keptDraft('home_zh_HK', 1)).toMatchObject({ title: 'draft' })
  expect((await repository.log('home_zh_HK')).map(({ number }) => number)).toEqual([2, 3])
  expect(repository.redirects()).toHaveLength(1)
  expect(await repository.content('notes', 'zh_HK')).toEqual({ a: 1 })
  expect(reviews.keys()).toEqual(['home_zh_HK'])
  expect(media.list().map(({ id }) => id)).toEqual(['0123456789abcdef.png'])
  expect(await media.find('0123456789abcdef.png')).toMatchObject({ width: 1 })
  expect(await operators.accounts()).toMatchObject([{ name: 'Ada', sessions: 1 }])
  expect(await repository.restore('5-landingPage.a_zh_HK')).toMatchObject({ path: '/landingPage/a' })
  expect((await repository.log('landingPage.a_zh_HK')).map(({ number }) => number)).toEqual([2])
  expect(await repository.release('landingPage.a_zh_HK', 1)).toMatchObject({ title: 'deleted' })
  await audit.append({ at: 2, by: 'Ada', what: 'created', key: 'k', detail: 'new' })
  const numbers: number[] = []
  for await (const { number } of audit.newestFirst()) numbers.push(number)
  expect(numbers).toEqual([3, 2, 1])
})
