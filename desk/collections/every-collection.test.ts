import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exportCatalogue } from '#api/catalogue/export/export-catalogue.ts'
import { readCatalogue } from '#api/catalogue/live/catalogue-reader.ts'
import { describeOnBothDatabases } from '#api/testing/databases.ts'
import { exportSite } from '#api/testing/export-site.ts'
import { catalogue } from '#locales/catalogue.ts'
import { type Locale, LOCALES } from '#locales/locale.ts'
import type { Role } from '#operators/operator.ts'
import { importDemoGoods, importDemoSite } from '../testing/demo-goods.ts'
import { serveDesk } from '../testing/serve-desk.ts'
import { collections } from './collections.ts'
import { GAP, gapFields } from './gaps.ts'

const NOW = Date.UTC(2026, 10, 29, 2)
let wishes = 0
const wish = () => `every-${(wishes += 1).toString().padStart(6, '0')}`

/** Documents are stored under codes in small letters, coupons under large ones, closed days under their date. */
const COPY_CODES: Readonly<Record<string, string>> = { documents: 'a-copy', closedDays: '2030-01-02' }

interface Found {
  readonly code: string
  readonly base: number
  readonly line: Readonly<Record<string, unknown>>
}

describe.each(collections)('the texts of $name', ({ name, columns, sorts, filters, sections }) => {
  test.each(LOCALES)('name each field, filter and its values in %s', locale => {
    const texts: unknown = catalogue[locale].collections[name]
    const { fields, filters: named = {} } = texts as {
      readonly fields: Readonly<Record<string, unknown>>
      readonly filters?: Readonly<Record<string, Readonly<Record<string, string>>>>
    }
    const wanted = ['code', ...columns, ...sorts, ...sections.flat()]
    expect(wanted.filter(field => !Object.hasOwn(fields, field))).toEqual([])
    for (const filter of filters)
      expect(Object.keys(named[filter.name] ?? {}).toSorted()).toEqual(['label', ...filter.values].toSorted())
  })
})

describeOnBothDatabases('every collection, with the records of the demo', open => {
  let desk: Awaited<ReturnType<typeof serveDesk>>
  beforeAll(async () => {
    await importDemoGoods(open().db, NOW)
    await importDemoSite(open().db, NOW)
    desk = await serveDesk(open().db, NOW, await readCatalogue(open().db))
  })
  afterAll(() => desk.close())

  const role = 'admin' as const
  const bytes = async () => {
    const lines: string[] = []
    await exportCatalogue(open().db, line => void lines.push(line))
    return [...lines, ...(await exportSite(open().db))]
  }

  describe.each(collections.filter(each => !('isFixed' in each)))(
    '$name',
    ({ name, sorts, filters, sections }) => {
      const copyCode = COPY_CODES[name] ?? 'A-COPY'
      const rows = async (input: object = {}) => {
        const { data } = await desk.ask(`${name}.list`, { role, input: { size: 200, ...input } })
        return (data as unknown as { readonly rows: readonly { readonly code: string }[] }).rows
      }
      const first = async () => {
        const [row] = await rows()
        const { data } = await desk.ask(`${name}.find`, { role, input: { code: row?.code } })
        return data as unknown as Found
      }

      const [field = ''] = sections.flat()
      /** The first field of the form in other words: a text, in both languages or in none, or a list of texts. */
      const namedLike = (line: Found['line'], texts: Readonly<Record<Locale, string>>) => {
        const value = line[field]
        if (Array.isArray(value)) return { [field]: [...value, texts.en_US] }
        return { [field]: typeof value === 'string' ? texts.en_US : texts }
      }
      const renamed = (line: Found['line'], after: string) => {
        const value = line[field]
        if (Array.isArray(value)) return { path: field, before: value, after: [...value, after] }
        return typeof value === 'string'
          ? { path: field, before: value, after }
          : { path: `${field}.en_US`, before: Object(value).en_US, after }
      }

      test('each order has all records, and the values of each filter part them', async () => {
        const all = (await rows()).map(row => row.code).toSorted()
        expect(all.length).toBeGreaterThan(0)
        for (const sort of sorts) expect((await rows({ sort })).map(row => row.code).toSorted()).toEqual(all)
        for (const filter of filters) {
          const parts = await Promise.all(
            filter.values.map(value => rows({ filters: { [filter.name]: value } })),
          )
          expect(
            parts
              .flat()
              .map(row => row.code)
              .toSorted(),
          ).toEqual(all)
        }
      })

      const collection = collections.find(each => each.name === name) ?? collections[0]
      const inGap = async (locale: Locale) =>
        (await rows({ filters: { [GAP]: locale } })).map(({ code }) => code)

      test('a language that lacks a text can be asked for where texts are not all required', async () => {
        const { status } = await desk.ask(`${name}.list`, { role, input: { filters: { [GAP]: 'en_US' } } })
        expect(status).toBe(gapFields(collection).length === 0 ? 400 : 200)
      })

      describe.each(gapFields(collection))('with a text in one language alone as its %s', gap => {
        test.each(LOCALES)('a record is found as lacking the other: %s, and nowhere else', async lacking => {
          const before = await bytes()
          expect([await inGap('zh_HK'), await inGap('en_US')]).toEqual([[], []])
          const { code, base, line } = await first()
          const texts = { zh_HK: '文字', en_US: 'Words', [lacking]: '' }
          const changes = [{ path: gap, before: line[gap], after: texts }]
          const saved = await desk.ask(`${name}.save`, { role, body: { wish: wish(), code, base, changes } })
          expect(saved.message).toBe('')
          for (const locale of LOCALES) expect(await inGap(locale)).toEqual(locale === lacking ? [code] : [])
          await desk.ask(`${name}.undo`, { role, body: { wish: wish(), set: saved.data['set'] } })
          expect(await bytes()).toEqual(before)
        })
      })

      test('a record saved as it is changes nothing', async () => {
        const before = await bytes()
        const { code, base, line } = await first()
        const changes = sections.flat().flatMap(path => {
          const value = line[path]
          return value === undefined ? [] : [{ path, before: value, after: value }]
        })
        const saved = await desk.ask(`${name}.save`, { role, body: { wish: wish(), code, base, changes } })
        expect(saved).toMatchObject({ status: 200, data: { set: null } })
        expect(await bytes()).toEqual(before)
      })

      test('undo of a change returns the same bytes', async () => {
        const before = await bytes()
        const { code, base, line } = await first()
        const changes = [renamed(line, 'Another')]
        const saved = await desk.ask(`${name}.save`, { role, body: { wish: wish(), code, base, changes } })
        expect(saved.status).toBe(200)
        expect(await bytes()).not.toEqual(before)
        await desk.ask(`${name}.undo`, { role, body: { wish: wish(), set: saved.data['set'] } })
        expect(await bytes()).toEqual(before)
      })

      test.each<[Role, number]>([
        ['editor', 403],
        ['publisher', 403],
        ['admin', 200],
      ])('a creation is taken back by %s: %i, because it removes the record', async (by, status) => {
        const before = await bytes()
        const { line } = await first()
        const copy = Object.fromEntries(Object.entries(line).filter(([key]) => key !== 'kind'))
        const named = { ...copy, code: copyCode, ...namedLike(line, { zh_HK: '又一個', en_US: 'One more' }) }
        const made = await desk.ask(`${name}.create`, { role, body: { wish: wish(), line: named } })
        const created = await bytes()
        const set = made.data['base']
        const undone = await desk.ask(`${name}.undo`, { role: by, body: { wish: wish(), set } })
        expect(undone.status).toBe(status)
        expect(await bytes()).toEqual(status === 200 ? before : created)
        if (status !== 200) await desk.ask(`${name}.undo`, { role, body: { wish: wish(), set } })
      })

      test('a change of another collection is not undone here', async () => {
        const other = collections.find(each => each.name !== name)?.name ?? ''
        const { data } = await desk.ask(`${other}.list`, { role, input: {} })
        const [row] = data['rows'] as readonly { readonly code: string; readonly line: object }[]
        const field = Object.entries(row?.line ?? {}).find(([, value]) => Object(value).en_US !== undefined)
        const [path = '', value] = field ?? []
        const found = await desk.ask(`${other}.find`, { role, input: { code: row?.code } })
        const changes = [{ path: `${path}.en_US`, before: Object(value).en_US, after: 'Elsewhere' }]
        const body = { wish: wish(), code: row?.code, base: found.data['base'], changes }
        const { set } = (await desk.ask(`${other}.save`, { role, body })).data
        const before = await bytes()
        const refused = await desk.ask(`${name}.undo`, { role, body: { wish: wish(), set } })
        expect(refused).toMatchObject({
          status: 409,
          message: 'This change touched other kinds of entries as well, so it cannot be undone here.',
        })
        expect(await bytes()).toEqual(before)
        await desk.ask(`${other}.undo`, { role, body: { wish: wish(), set } })
      })

      test('its export imported again changes nothing; the template has the same header', async () => {
        const before = await bytes()
        const { data } = await desk.ask(`${name}.export`, { role, input: {} })
        const text = String(data['text'])
        const tried = await desk.ask(`${name}.try-import`, { role, body: { text } })
        expect(tried.data).toMatchObject({
          added: [],
          changed: [],
          problems: [],
          unchanged: (await rows()).length,
        })
        expect((await desk.ask(`${name}.import`, { role, body: { text } })).status).toBe(200)
        expect(await bytes()).toEqual(before)
        const template = await desk.ask(`${name}.export`, { role, input: { isTemplate: true } })
        expect(text.startsWith(String(template.data['text']))).toBe(true)
      })

      test('a copy under another code is created, and removed with its undo', async () => {
        const before = await bytes()
        const { line } = await first()
        const copy = Object.fromEntries(Object.entries(line).filter(([key]) => key !== 'kind'))
        const created = await desk.ask(`${name}.create`, {
          role,
          body: {
            wish: wish(),
            line: { ...copy, code: copyCode, ...namedLike(line, { zh_HK: '另一個', en_US: 'Another' }) },
          },
        })
        expect(created.message).toBe('')
        const base = created.data['base']
        const removed = await desk.ask(`${name}.remove`, {
          role,
          body: { wish: wish(), code: copyCode, base },
        })
        expect(removed.message).toBe('')
        expect(await bytes()).toEqual(before)
      })
    },
  )
})
