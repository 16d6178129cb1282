import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type AuditEntry, detailWords, readDetail } from '../client/audit.ts'
import { type AuditQuery, auditQuerySchema } from './audit.ts'
import { openContentFiles } from '../storage/places.ts'
import { openAudit } from '../storage/audit-repository.ts'
import { orThrow } from '#operators/outcome.ts'
import type { ContentStore } from '../store.ts'
import {
  admin,
  draft,
  editor,
  openForTest,
  publisher,
  START,
  SUMMER,
  summer,
  temporaryFolder,
} from '../testing/open-for-test.ts'
import { serveForTest } from '../testing/serve-for-test.ts'

const deedsOf = async (store: ContentStore, given: AuditQuery = {}) =>
  orThrow(await store.auditLog(admin, given)).entries.map(({ by, what, key, detail }) =>
    [by, what, key, detail].filter(Boolean).join(' '),
  )

/** A page that went through most of what is recorded. */
async function busy() {
  const opened = await openForTest()
  const { store, operators } = opened
  await operators.create({ name: admin.name, role: 'admin', password: 'correct horse' })
  orThrow(await store.createPage(editor, summer))
  orThrow(await store.saveDraft(editor, SUMMER, draft(1)))
  orThrow(await store.askPublication(editor, SUMMER, { revision: 2, note: 'For Friday' }))
  orThrow(await store.publish(publisher, SUMMER, { revision: 2, accepted: 'all' }))
  orThrow(await store.rollback(publisher, SUMMER, 1))
  opened.clock.pass(3_600_000)
  orThrow(await store.addOperator(admin, { name: 'dee', role: 'editor', password: 'correct horse' }))
  orThrow(await store.unpublish(publisher, SUMMER))
  orThrow(await store.remove(admin, SUMMER))
  const [binned] = orThrow(await store.deletedPages(admin))
  orThrow(await store.restorePage(publisher, binned?.id ?? ''))
  return opened
}

test('each deed has its line with who, what and where; saving a draft has none', async () => {
  const { store } = await busy()
  expect(await deedsOf(store)).toEqual([
    `Ben restored ${SUMMER}`,
    `Chi removed ${SUMMER}`,
    `Ben unpublished ${SUMMER}`,
    'Chi operatorAdded dee (editor)',
    `Ben rolledBack ${SUMMER} 1 → 2`,
    `Ben published ${SUMMER} 1`,
    `Ben approved ${SUMMER}`,
    `Ada asked ${SUMMER} For Friday`,
    `Ada created ${SUMMER}`,
  ])
})

const HOUR = 3_600_000
const name = { zh_HK: '雙十一', en_US: 'Double Eleven' }

/** Two pages in a campaign from 1 h to 3 h after the start. */
async function planned() {
  const opened = await openForTest()
  const { store } = opened
  for (const locale of ['zh_HK', 'en_US'] as const)
    orThrow(await store.createPage(editor, { ...summer, locale }))
  const pages = ['zh_HK', 'en_US'].map(locale => ({
    key: `landingPage.summer_${locale}`,
    revision: 1,
    accepted: 'all' as const,
  }))
  const [from, until] = [START + HOUR, START + 3 * HOUR]
  const campaign = orThrow(await store.createCampaign(publisher, { name, from, until, pages }))
  return { ...opened, campaign }
}

test('a long note is cut in front of an emoji that does not fit whole', async () => {
  const { store } = await openForTest()
  orThrow(await store.createPage(editor, summer))
  orThrow(await store.askPublication(editor, SUMMER, { revision: 1, note: `${'x'.repeat(299)}🌀` }))
  expect((await deedsOf(store))[0]).toBe(`Ada asked ${SUMMER} ${'x'.repeat(299)}`)
})

test('both languages that go live together have a line each, with its version', async () => {
  const { store } = await openForTest()
  for (const locale of ['zh_HK', 'en_US'] as const)
    orThrow(await store.createPage(editor, { ...summer, locale }))
  const key = 'landingPage.summer_en_US'
  orThrow(await store.publish(publisher, key, { revision: 1, accepted: 'all' }))
  orThrow(await store.publish(publisher, SUMMER, { revision: 1, accepted: [], other: { revision: 1 } }))
  expect((await deedsOf(store, { what: 'published' })).slice(0, 2)).toEqual([
    `Ben published ${key} 2`,
    `Ben published ${SUMMER} 1`,
  ])
})

test('a campaign’s beginning and end have a line for each page at their instants, also when the store slept', async () => {
  const { store, clock } = await planned()
  const before = await deedsOf(store)
  clock.pass(2 * HOUR)
  orThrow(await store.createPage(editor, { ...summer, path: '/landingPage/other' }))
  clock.pass(2 * HOUR)
  const detail = `雙十一 · Double Eleven · ${START + HOUR}/${START + 3 * HOUR}`
  expect(await deedsOf(store)).toEqual([
    `campaignRanOut landingPage.summer_zh_HK ${detail}`,
    `campaignRanOut landingPage.summer_en_US ${detail}`,
    'Ada created landingPage.other_zh_HK',
    `campaignBegan landingPage.summer_zh_HK ${detail}`,
    `campaignBegan landingPage.summer_en_US ${detail}`,
    ...before,
  ])
  expect(await deedsOf(store, { what: 'campaignBegan', page: '/landingPage/SUM' })).toHaveLength(2)
  expect(await deedsOf(store, { from: START + 2 * HOUR + 1 })).toHaveLength(2)
})

test('a campaign that is called off before it begins, or ended early, has no line that is not true', async () => {
  const { store, clock, campaign } = await planned()
  const off = orThrow(
    await store.createCampaign(publisher, { name, from: START + 2 * HOUR, until: null, pages: [] }),
  )
  orThrow(await store.cancelCampaign(publisher, off.id))
  clock.pass(2 * HOUR)
  orThrow(await store.cancelCampaign(publisher, campaign.id))
  clock.pass(2 * HOUR)
  const deeds = await deedsOf(store)
  expect(deeds.filter(deed => deed.startsWith('campaignBegan'))).toHaveLength(2)
  expect(deeds.filter(deed => deed.startsWith('campaignRanOut'))).toEqual([])
})

test('each deed on a campaign names its period, as it is after the deed', async () => {
  const { store, clock, campaign } = await planned()
  const [from, until] = [START + HOUR, START + 2 * HOUR]
  orThrow(await store.changeCampaign(publisher, campaign.id, { revision: 1, until: null }))
  orThrow(await store.removeFromCampaign(publisher, campaign.id, SUMMER))
  orThrow(await store.changeCampaign(publisher, campaign.id, { revision: 3, until }))
  orThrow(await store.addToCampaign(publisher, campaign.id, { key: SUMMER, revision: 1, accepted: 'all' }))
  clock.pass(1000)
  orThrow(await store.cancelCampaign(publisher, campaign.id))
  const details = orThrow(await store.auditLog(admin, {})).entries.filter(({ what }) => what !== 'created')
  expect(details.map(entry => [entry.what, detailWords(entry, 'en_US').end])).toEqual([
    ['campaignEnded', '21 Nov 2026, 12:00'],
    ['campaignChanged', '21 Nov 2026, 12:00'],
    ['campaignChanged', '21 Nov 2026, 12:00'],
    ['campaignChanged', 'none'],
    ['campaignChanged', 'none'],
    ['campaignCreated', '21 Nov 2026, 13:00'],
  ])
  expect(details.map(readDetail)).toEqual(
    details.map(() => expect.objectContaining({ text: '雙十一 · Double Eleven', begins: from })),
  )
})

test('reading on in pages tells each line once, those of plans included', async () => {
  const { store, clock, campaign } = await planned()
  for (let hour = 0; hour < 4; hour++) {
    for (let count = 0; count < 45; count++)
      orThrow(await store.createPage(editor, { ...summer, path: `/landingPage/p-${hour}-${count}` }))
    clock.pass(HOUR)
  }
  expect(campaign.pages).toHaveLength(2)
  const told: AuditEntry[] = []
  let before: number | null | undefined
  do {
    const page = orThrow(await store.auditLog(admin, before ? { before } : {}))
    told.push(...page.entries)
    before = page.before
  } while (before !== null)
  const found: AuditEntry[] = []
  for await (const entry of orThrow(await store.auditAll(admin, {}))) found.push(entry)
  expect(told).toEqual(found)
  expect(told.filter(({ by }) => by === '')).toHaveLength(4)
  expect(told).toEqual(told.toSorted((a, b) => b.at - a.at))
})

test('what was refused has no line', async () => {
  const { store } = await busy()
  const before = await deedsOf(store)
  expect(await store.publish(editor, SUMMER, { revision: 2, accepted: 'all' })).toMatchObject({
    refusal: { status: 403 },
  })
  expect(await store.unpublish(publisher, SUMMER)).toMatchObject({ refusal: { status: 409 } })
  expect(await deedsOf(store)).toEqual(before)
})

test.each([
  [{ by: 'chi' }, 2],
  [{ what: 'published' }, 1],
  [{ page: 'summer' }, 8],
  [{ page: summer.title.slice(0, 2) }, 8],
  [{ page: 'zh_HK' }, 0],
  [{ from: START + 1 }, 4],
  [{ until: START }, 5],
  [{ by: 'Ben', from: START + 1 }, 2],
  [{}, 9],
] satisfies [AuditQuery, number][])('a filter of %o finds %i', async (filter, count) => {
  const { store } = await busy()
  expect(await deedsOf(store, filter)).toHaveLength(count)
})

test.each([[{ what: 'nothing' }], [{ from: 'yesterday' }], [{ before: 0 }]])(
  'a filter of %o is refused with its field',
  filter => {
    const { error } = auditQuerySchema.safeParse(filter)
    expect(error?.issues.map(({ path }) => path)).toEqual([Object.keys(filter)])
  },
)

test('each entry has the page by its present name; one that is gone by the address it had', async () => {
  const { store } = await busy()
  const pages = async () => orThrow(await store.auditLog(admin, {})).entries.flatMap(({ page }) => page ?? [])
  const place = { path: summer.path, locale: summer.locale }
  expect((await pages())[0]).toEqual({ ...place, title: draft(1).title, exists: true })
  orThrow(await store.remove(admin, SUMMER))
  expect((await pages())[0]).toEqual({ ...place, title: '', exists: false })
})

test.each([
  ['published', '12', { kind: 'version', version: 12 }],
  ['published', '', { kind: 'words', text: '' }],
  ['rolledBack', '3 → 9', { kind: 'versions', from: 3, version: 9 }],
  [
    'sectionChanged',
    '雙十一 · Double Eleven · 4',
    { kind: 'named', text: '雙十一 · Double Eleven', version: 4 },
  ],
  ['operatorChanged', 'dee → di (admin)', { kind: 'account', text: 'dee → di', role: 'admin' }],
  ['asked', '12', { kind: 'words', text: '12' }],
  [
    'campaignEnded',
    '秋 · Autumn · 1000/2000',
    { kind: 'period', text: '秋 · Autumn', begins: 1000, ends: 2000 },
  ],
  ['campaignChanged', '秋 · Autumn · 1000/', { kind: 'period', text: '秋 · Autumn', begins: 1000, ends: 0 }],
  ['campaignCreated', '秋 · Autumn', { kind: 'words', text: '秋 · Autumn' }],
] as const)('the detail of %s, “%s”, is %o', (what, detail, read) =>
  expect(readDetail({ what, detail })).toMatchObject(read),
)

test('editors do not read it', async () => {
  const { store } = await openForTest()
  expect(await store.auditLog(editor, {})).toMatchObject({ refusal: { status: 403 } })
  expect(await store.auditAll(editor, {})).toMatchObject({ refusal: { status: 403 } })
})

const entry = (detail: string) => ({ at: 1, by: 'Ada', what: 'published', key: 'k', detail }) as const
async function all(entries: AsyncIterable<AuditEntry>) {
  const found: AuditEntry[] = []
  for await (const each of entries) found.push(each)
  return found
}

/** The log of a folder, with files of so many entries. */
async function openAuditFiles(directory: string, slack = 5000) {
  const storage = await openContentFiles(directory, console.error)
  return { audit: openAudit(storage, { name: 'audit', keep: 10 * slack, slack }), close: storage.close }
}

test('the log goes on after a restart, keeps a bound of files, and pages through them', async () => {
  const directory = await temporaryFolder()
  for (let round = 0; round < 5; round++) {
    const { audit, close } = await openAuditFiles(directory, 3)
    for (let count = 0; count < 10; count++) await audit.append(entry(`${round * 10 + count + 1}`))
    await close()
  }
  const { audit } = await openAuditFiles(directory, 3)
  const kept = await all(audit.newestFirst())
  expect(kept.map(({ number }) => number)).toEqual(kept.map(({ detail }) => Number(detail)))
  expect(kept[0]?.number).toBe(50)
  expect(kept.map(({ number }) => number)).toEqual(Array.from(kept, (_, index) => 50 - index))
  expect(await readdir(join(directory, 'audit'))).toHaveLength(11)
  expect((await all(audit.newestFirst(40)))[0]?.number).toBe(39)
})

test('a line that a crash cut short is let go, and the next one stands by itself', async () => {
  const directory = await temporaryFolder()
  const { audit: first } = await openAuditFiles(directory)
  await first.append(entry('whole'))
  const file = join(directory, 'audit', '0000000001.jsonl')
  await writeFile(file, `${await readFile(file, 'utf8')}{"number":2,"at`)
  const { audit: again } = await openAuditFiles(directory)
  await again.append(entry('after'))
  expect((await all(again.newestFirst())).map(({ number, detail }) => [number, detail])).toEqual([
    [2, 'after'],
    [1, 'whole'],
  ])
})

test('signing in is recorded; the CSV has names in the language asked for and no formulas', async () => {
  const { signedIn, store } = await serveForTest()
  orThrow(await store.createPage(editor, summer))
  orThrow(await store.askPublication(editor, SUMMER, { revision: 1, note: '=1+1, "quoted"' }))
  orThrow(await store.publish(publisher, SUMMER, { revision: 1, accepted: 'all' }))
  const { send } = await signedIn('publisher')
  const response = await send('/content/editor/audit.csv?lang=en_US')
  expect(response.headers.get('content-type')).toMatch('text/csv')
  const [head, ...lines] = new TextDecoder('utf-8', { ignoreBOM: true })
    .decode(await response.arrayBuffer())
    .split('\r\n')
  expect(head).toBe('\uFEFF"Number","Time","Operator","Action","Page","Address","Language","Details"')
  const page = `"${summer.title}","${summer.path}","Chinese"`
  expect(lines).toEqual([
    '"5","2026-11-21 10:00:00","publisher","Signed in","","","",""',
    `"4","2026-11-21 10:00:00","Ben","Published",${page},"Version 1"`,
    `"3","2026-11-21 10:00:00","Ben","Request approved",${page},""`,
    `"2","2026-11-21 10:00:00","Ada","Publication requested",${page},"'=1+1, ""quoted"""`,
    `"1","2026-11-21 10:00:00","Ada","Page created",${page},""`,
    '',
  ])
  const { send: asEditor } = await signedIn('editor')
  expect((await asEditor('/content/editor/audit.csv')).status).toBe(403)
})

test('the CSV names the period of a campaign in Hong Kong time, in both languages', async () => {
  const { signedIn, store } = await serveForTest()
  const plan = { name, from: START + HOUR, pages: [] }
  orThrow(await store.createCampaign(publisher, { ...plan, until: START + 3 * HOUR + 1000 }))
  orThrow(await store.createCampaign(publisher, { ...plan, until: null }))
  const { send } = await signedIn('publisher')
  const details = async (lang: string) =>
    (await (await send(`/content/editor/audit.csv?lang=${lang}`)).text()).match(/雙十一[^"]*/g)
  expect(await details('en_US')).toEqual([
    '雙十一 · Double Eleven · from 21 Nov 2026, 11:00, no end',
    '雙十一 · Double Eleven · 21 Nov 2026, 11:00 – 21 Nov 2026, 13:00:01',
  ])
  expect(await details('zh_HK')).toEqual([
    '雙十一 · Double Eleven · 2026年11月21日 11:00 起，沒有結束時間',
    '雙十一 · Double Eleven · 2026年11月21日 11:00 至 2026年11月21日 13:00:01',
  ])
})

test.each(['=1', '+1', '-1', '@a', '＝1', '＋1', '－1', '＠a'])(
  'a spreadsheet takes %s for text, not for a formula',
  async note => {
    const { signedIn, store } = await serveForTest()
    orThrow(await store.createPage(editor, summer))
    orThrow(await store.askPublication(editor, SUMMER, { revision: 1, note }))
    const { send } = await signedIn('publisher')
    expect(await (await send('/content/editor/audit.csv')).text()).toContain(`"'${note}"`)
  },
)
