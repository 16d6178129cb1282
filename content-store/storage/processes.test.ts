import { sql } from 'kysely'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { isLostConnection } from '#platform/database/lost-connection.ts'
import { freshPostgres } from '#api/testing/databases.ts'
import { postgresProxy } from '#api/testing/postgres-proxy.ts'
import type { Campaign } from '../client/types.ts'
import { createLetterQueue } from '../reviews/letter-queue.ts'
import type { SharedChange } from './content-storage.ts'
import { temporaryFolder } from '../testing/open-for-test.ts'
import { emptyDatabase, openProcess } from '../testing/postgres.ts'
import { findTestBlock } from '../testing/blocks.ts'
import { storedPage } from '../testing/stored-page.ts'
import { openPages } from './page-repository.ts'
import { openContentTables } from './places.ts'
import { readSharedSecret } from './shop-documents.ts'

// The server of the run starts with the first database asked for, which takes longer than a test may.
beforeAll(async () => void (await freshPostgres()), 60_000)

const HOME = 'home_zh_HK'
/** What is kept at one process is known at the other within this time. Milliseconds. */
const SOON = { timeout: 1000, interval: 20 }

async function two() {
  const place = await emptyDatabase()
  const [one, other] = [await openProcess(place), await openProcess(place)]
  const told: SharedChange[] = []
  other.shared.onChange(async change => void told.push(change))
  return { one, other, told, place }
}
const keep =
  (revision = 1) =>
  () => ({ result: revision, save: storedPage(HOME, [], revision) })

test('what one process keeps, both are told of once, in order', async () => {
  const { one, other, told } = await two()
  const own: boolean[] = []
  one.shared.onChange(async (_, isOwn) => void own.push(isOwn))
  for (let revision = 1; revision <= 5; revision += 1) await one.repository.change(HOME, keep(revision))
  await vi.waitFor(() => expect(told).toHaveLength(5), SOON)
  expect(
    told
      .flatMap(change => (change.of === 'page' ? change.pages : []))
      .map(about => [about.change.kind, about.since]),
  ).toEqual([
    ['created', 0],
    // The draft stays as it is, so there is no step.
    ...[1, 1, 1, 1].map(since => ['named', since]),
  ])
  expect((await other.repository.head(HOME))?.draft.revision).toBe(5)
  expect(own).toEqual(told.map(() => true))
})

test('after catching up a process knows what another one has just kept, without waiting for news', async () => {
  const { one, other } = await two()
  for (let revision = 1; revision <= 20; revision += 1) {
    await one.repository.change(HOME, keep(revision))
    await other.shared.catchUp()
    expect((await other.repository.head(HOME))?.draft.revision).toBe(revision)
  }
})

test('changes of one page from two processes run one after the other, and none is lost', async () => {
  const { one, other } = await two()
  await one.repository.change(HOME, keep())
  const raise = (at: number) =>
    (at % 2 ? one : other).repository.change(HOME, page => {
      const revision = (page?.draft.revision ?? 0) + 1
      return { result: revision, save: storedPage(HOME, [], revision) }
    })
  const results = await Promise.all(Array.from({ length: 40 }, (_, at) => raise(at)))
  expect(results.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, at) => at + 2))
})

test('two languages that change together from both sides at once never wait for each other', async () => {
  const { one, other } = await two()
  const twin = 'home_en_US'
  const change = (from: typeof one, key: string, otherKey: string) =>
    from.repository.change(key, page => {
      const revision = (page?.draft.revision ?? 0) + 1
      return {
        result: undefined,
        save: storedPage(key, [], revision),
        other: { save: storedPage(otherKey, [], revision) },
      }
    })
  await Promise.all(
    Array.from({ length: 20 }, (_, at) => (at % 2 ? change(one, HOME, twin) : change(other, twin, HOME))),
  )
  for (const key of [HOME, twin]) expect((await one.repository.find(key))?.draft.revision).toBe(20)
})

test('a page does not move over one that another process has just made and this one has not heard of', async () => {
  const { url, database } = await emptyDatabase()
  const report = (error: unknown) => {
    throw error
  }
  const storage = await openContentTables({ database, url, directory: await temporaryFolder(), report })
  onTestFinished(() => storage.close())
  const pages = await openPages(storage, findTestBlock)
  const follow: typeof storage.follow = followed => storage.follow({ ...followed, refresh: async () => {} })
  const deaf = await openPages({ ...storage, follow }, findTestBlock)
  for (const key of ['landingPage.from_zh_HK', 'landingPage.to_zh_HK'])
    await pages.change(key, () => ({ result: undefined, save: storedPage(key) }))
  const redirect = { from: '/landingPage/from', to: '/landingPage/TO', at: 1, by: 'Ada' }
  expect(await deaf.move(redirect)).toBe('taken')
})

test('a campaign and a review of one process are at hand in the other', async () => {
  const { one, other, told } = await two()
  const name = { zh_HK: '節日', en_US: 'Holidays' }
  const who = { createdAt: 1, createdBy: 'Ben', changedAt: 1, changedBy: 'Ben' }
  const campaign: Campaign = {
    id: 'a',
    revision: 1,
    name,
    from: 1,
    until: null,
    cancelledAt: null,
    pages: [],
    ...who,
  }
  const pages = [{ key: HOME, pageVersion: 1, at: 1, by: 'Ben' }]
  await one.campaigns.change(() => ({ result: undefined, save: { ...campaign, pages } }))
  await one.reviews.change(HOME, found => ({ result: undefined, save: found }))
  await vi.waitFor(() => expect(other.campaigns.all()).toHaveLength(1), SOON)
  await vi.waitFor(
    () =>
      expect(told).toEqual([
        { of: 'campaign', keys: [HOME] },
        { of: 'review', key: HOME },
      ]),
    SOON,
  )
})

test('windows of one process are heard of in the other, not in their own', async () => {
  const { one, other } = await two()
  const [own, heard]: [unknown[], unknown[]] = [[], []]
  one.shared.onSaid(words => own.push(words))
  other.shared.onSaid(words => heard.push(words))
  const words = { kind: 'here', key: HOME, client: 'window-one', name: '石 “Ada”', block: null }
  await vi.waitFor(() => {
    one.shared.say(words)
    expect(heard[0]).toEqual(words)
  }, SOON)
  expect(own).toEqual([])
})

test('a connection that is cut in the middle of a change leaves nothing of it', async () => {
  const place = await emptyDatabase()
  const door = await postgresProxy(place.url)
  const one = await openProcess(door)
  await one.repository.change(HOME, keep())
  const failing = one.repository.change(HOME, () => {
    void door.stop()
    return { ...keep(2)(), other: { save: storedPage('home_en_US') } }
  })
  await expect(failing).rejects.toSatisfy(isLostConnection)
  await door.start()
  const fresh = await openProcess(place)
  expect((await fresh.repository.find(HOME))?.draft.revision).toBe(1)
  expect(await fresh.repository.find('home_en_US')).toBeUndefined()
  // The first process goes on.
  await vi.waitFor(() => one.repository.change(HOME, keep(3)), { timeout: 10_000 })
})

test('a process that had no connection gets the changes of that time once it has one', async () => {
  const place = await emptyDatabase()
  const door = await postgresProxy(place.url)
  const [one, cut] = [await openProcess(place), await openProcess(door)]
  const told: SharedChange[] = []
  cut.shared.onChange(async change => void told.push(change))
  await one.repository.change(HOME, keep())
  await vi.waitFor(() => expect(told).toHaveLength(1), SOON)
  await door.stop()
  for (const revision of [2, 3]) await one.repository.change(HOME, keep(revision))
  // What it knows is at hand all the while.
  expect((await cut.repository.head(HOME))?.draft.revision).toBe(1)
  await door.start()
  await vi.waitFor(() => expect(told).toHaveLength(3), { timeout: 15_000 })
  expect((await cut.repository.head(HOME))?.draft.revision).toBe(3)
})

test('a process that missed more changes than are kept reads everything again, and says so', async () => {
  const { one, other, told, place } = await two()
  await one.repository.change(HOME, keep())
  await vi.waitFor(() => expect(told).toHaveLength(1), SOON)
  await sql`update content_counter set number = number + 7`.execute(place.database)
  await sql`update content_document set id = ${HOME}, document = ${JSON.stringify(storedPage(HOME, [], 9))} where folder = 'pages'`.execute(
    place.database,
  )
  await vi.waitFor(() => expect(told.at(-1)).toEqual({ of: 'everything' }), { timeout: 5000 })
  expect((await other.repository.head(HOME))?.draft.revision).toBe(9)
})

test('a letter that waits is sent by one of two processes', async () => {
  const { one, other } = await two()
  const sent: string[] = []
  const queueOf = ({ letters }: typeof one) =>
    createLetterQueue({
      letters,
      send: async ({ id }) => void sent.push(id),
      record: async () => {},
      clock: () => 1000,
      report: error => {
        throw error
      },
    })
  const ids = Array.from({ length: 10 }, (_, at) => `letter-${at}`)
  await one.letters.change(() =>
    ids.map(id => ({ id, to: 'a@b.example', subject: 's', text: 't', key: HOME, failures: 0, dueAt: 1 })),
  )
  await other.shared.catchUp()
  await Promise.all([one, other].map(each => queueOf(each).sendDue()))
  expect(sent.toSorted()).toEqual(ids)
  for (const { shared } of [one, other]) await shared.catchUp()
  expect([...one.letters.all(), ...other.letters.all()]).toEqual([])
})

test('rounds run once for two processes; work of one name never runs in both', async () => {
  const { one, other, place } = await two()
  const run = vi.fn<() => Promise<void>>(async () => {})
  for (const { startRounds } of [one, other]) startRounds([{ name: 'cleaning', everyMs: 3_600_000, run }])
  await vi.waitFor(() => expect(run).toHaveBeenCalled(), SOON)
  let running = 0
  const job = async () => {
    running += 1
    expect(running).toBe(1)
    await sql`select pg_sleep(0.05)`.execute(place.database)
    running -= 1
  }
  await Promise.all([one.exclusively('filling', job), other.exclusively('filling', job)])
  expect(run).toHaveBeenCalledTimes(1)
})

test('all processes of a database have one secret, the first that was given', async () => {
  const { database } = await emptyDatabase()
  const secrets = await Promise.all(
    ['first secret of all', 'another secret'].map(fresh => readSharedSecret(database, fresh)),
  )
  expect(new Set(secrets).size).toBe(1)
  expect(await readSharedSecret(database, 'a later one')).toBe(secrets[0])
})

test('a row that is damaged stops the start and is named', async () => {
  const place = await emptyDatabase()
  const one = await openProcess(place)
  await one.repository.change(HOME, keep())
  await one.close()
  await sql`update content_document set document = '{"key":1}'`.execute(place.database)
  await expect(openProcess(place)).rejects.toThrow('The row pages/home of content_document is damaged')
})
