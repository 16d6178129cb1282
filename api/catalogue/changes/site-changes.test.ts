import { beforeEach, expect, test } from 'vitest'
import { category } from '../../testing/catalogue-lines.ts'
import { describeOnBothDatabases } from '../../testing/databases.ts'
import { menu, pickUpPoint, seo, siteDocument, siteText } from '../../testing/site-lines.ts'
import { asText } from '../../testing/catalogue-lines.ts'
import { importCatalogue } from '../import/import-catalogue.ts'
import { importSite } from '../import/import-site.ts'
import { createLiveCatalogue } from '../live/live-catalogue.ts'
import { publishSaves } from '../live/stock-feed.ts'
import { createPlannedCatalogues } from './planned-catalogue.ts'
import { createRecords } from './records.ts'

const NOW = Date.UTC(2026, 10, 29, 2)
let wishes = 0
let clock = NOW
const author = () => ({
  id: `site-${(wishes += 1)}`,
  by: 'ada',
  source: 'form' as const,
  reason: '',
  now: NOW,
})

describeOnBothDatabases('changes of lines of the site', open => {
  beforeEach(async () => {
    const { db } = open()
    await db.deleteFrom('site_entry').execute()
    await importCatalogue(db, asText([category('men')]))
    await importSite(
      db,
      siteText([
        menu('help', { menuType: 'DOC', urlType: 'NO_LINK' }),
        menu('sizes', { menuType: 'DOC', parent: 'help', link: 'size-guide' }),
        siteDocument('size-guide'),
        pickUpPoint('S-1'),
        seo('home'),
      ]),
    )
  })

  /** The catalogue of a process that read it before the changes. */
  const liveShop = async () => {
    const live = await createLiveCatalogue(open().db)
    return async () => {
      await publishSaves(open().db, (clock += 2000))
      return (await live.refresh()).site
    }
  }

  test('a removed line disappears from every process, and undo brings back the same bytes', async () => {
    const records = createRecords(open().db)
    const [one, other] = [await liveShop(), await liveShop()]
    const line = await records.find('pickUpPoint', 'S-1')
    const removed = await records.save({
      ...author(),
      changes: [{ kind: 'pickUpPoint', code: 'S-1', path: '', before: line }],
    })
    expect(removed).toMatchObject({ ok: true })
    for (const site of [await one(), await other()]) expect(site.pickUpPoints).toEqual([])
    expect(await records.find('pickUpPoint', 'S-1')).toBeUndefined()
    expect(await records.all('pickUpPoint')).toEqual([])
    expect(await records.bin('pickUpPoint', NOW)).toMatchObject([{ line: { code: 'S-1' } }])

    const set = removed.ok ? (removed.value.set ?? 0) : 0
    await records.undo(set, { id: 'site-undo', by: 'ada', reason: '', now: NOW, mayRemove: true })
    expect(await records.find('pickUpPoint', 'S-1')).toEqual(line)
    for (const site of [await one(), await other()])
      expect(site.pickUpPoints.map(({ code }) => code)).toEqual(['S-1'])
    expect(await records.bin('pickUpPoint', NOW)).toEqual([])
  })

  test('a field is saved with its values before and after, and a field that changed meanwhile is refused', async () => {
    const records = createRecords(open().db)
    const shop = await liveShop()
    const change = { kind: 'seo', code: 'home', path: 'title.en_US' } as const
    const before = (await records.find('seo', 'home'))?.title?.en_US
    const saved = await records.save({ ...author(), changes: [{ ...change, before, after: 'Outdoors' }] })
    expect(saved).toMatchObject({
      ok: true,
      value: { changes: [{ path: 'title.en_US', after: 'Outdoors' }] },
    })
    expect((await shop()).seo.get('home')?.title.en_US).toBe('Outdoors')
    expect(
      await records.save({ ...author(), changes: [{ ...change, before, after: 'Indoors' }] }),
    ).toMatchObject({ ok: false, refusal: { reason: 'clash', clashes: [{ stored: 'Outdoors', by: 'ada' }] } })
  })

  test.each([
    ['a document that an entry leads to', 'document', 'size-guide', 'sizes'],
    ['an entry with entries below it', 'menu', 'help', 'sizes'],
  ] as const)('%s cannot be removed', async (_, kind, code, user) => {
    const records = createRecords(open().db)
    const before = await records.find(kind, code)
    expect(await records.save({ ...author(), changes: [{ kind, code, path: '', before }] })).toMatchObject({
      ok: false,
      refusal: {
        reason: 'used',
        code,
        uses: expect.arrayContaining([expect.objectContaining({ code: user })]),
      },
    })
  })

  test('what needs each other is removed together', async () => {
    const records = createRecords(open().db)
    const all = [
      ['menu', 'help'],
      ['menu', 'sizes'],
      ['document', 'size-guide'],
    ] as const
    const changes = await Promise.all(
      all.map(async ([kind, code]) => ({ kind, code, path: '', before: await records.find(kind, code) })),
    )
    expect(await records.save({ ...author(), changes })).toMatchObject({ ok: true })
    expect(await records.all('menu')).toEqual([])
  })

  test('a wrong value is refused with the sentence of a site file', async () => {
    const records = createRecords(open().db)
    const changes = [
      { kind: 'pickUpPoint', code: 'S-1', path: 'area', before: '81000603', after: '9' },
    ] as const
    expect(await records.save({ ...author(), changes })).toMatchObject({
      ok: false,
      refusal: { reason: 'problems', problems: [{ line: 1, path: 'area', key: 'unknown' }] },
    })
  })

  test('documents have one code, whichever its letter case', async () => {
    const records = createRecords(open().db)
    const { code: _, ...document } = siteDocument('x')
    const after = { ...document, menuCode: 'help', code: 'Size-Guide' }
    expect(
      await records.save({
        ...author(),
        changes: [{ kind: 'document', code: 'Size-Guide', path: '', after }],
      }),
    ).toMatchObject({ ok: false, refusal: { reason: 'exists', code: 'size-guide' } })
  })

  test('a planned change shows in previews of its instant, and in the shop from then on alone', async () => {
    const { db } = open()
    const records = createRecords(db)
    const live = await createLiveCatalogue(db)
    const before = (await records.find('seo', 'home'))?.title?.en_US
    const planned = [{ kind: 'seo', code: 'home', path: 'title.en_US', before, after: 'Later' }] as const
    expect(await records.saveAt({ ...author(), changes: planned, due: NOW + 1000 })).toMatchObject({
      ok: true,
    })
    const titleAt = async (at: number) =>
      (await createPlannedCatalogues(db).at(live.current(), at)).site.seo.get('home')?.title.en_US
    expect([await titleAt(NOW), await titleAt(NOW + 1000)]).toEqual([before, 'Later'])
  })

  test('an import is one set of changes of each line that differs', async () => {
    const records = createRecords(open().db)
    await importSite(
      open().db,
      siteText([seo('home', { title: { zh_HK: '甲', en_US: 'A' } }), pickUpPoint('S-1')]),
      {
        by: 'bo',
      },
    )
    const [latest] = await records.versions('seo', 'home', { limit: 1 })
    expect(latest).toMatchObject({ set: { by: 'bo', source: 'import' } })
    expect(latest?.changes.map(({ path }) => path)).toContain('title.en_US')
    const [ofPoint] = await records.versions('pickUpPoint', 'S-1', { limit: 1 })
    expect(ofPoint?.set.number).not.toBe(latest?.set.number)
  })
})
