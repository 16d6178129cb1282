import { afterAll, beforeAll, expect, test } from 'vitest'
import { storedLines } from '#api/catalogue/changes/clashes.ts'
import { exportCatalogue } from '#api/catalogue/export/export-catalogue.ts'
import { importCatalogue } from '#api/catalogue/import/import-catalogue.ts'
import { readCatalogue } from '#api/catalogue/live/catalogue-reader.ts'
import { describeOnBothDatabases } from '#api/testing/databases.ts'
import { problemText } from '#api/rules/catalogue-problem.ts'
import { applied, valueAt } from '#api/rules/line-changes.ts'
import { LOCALES, type Locale } from '#locales/locale.ts'
import { importDemoGoods } from '../testing/demo-goods.ts'
import { serveDesk } from '../testing/serve-desk.ts'

const NOW = Date.UTC(2026, 10, 29, 2)

type Line = Readonly<Record<string, unknown>> & { readonly kind: string; readonly code: string }
interface Said {
  readonly path: string
  readonly message: string
}

/** Operations that save and check a record, by the kind of its line. */
const AREAS: Readonly<Record<string, string>> = {
  brand: 'brands',
  category: 'categories',
  label: 'labels',
  attribute: 'attributes',
  chart: 'charts',
  promotion: 'promotions',
  campaign: 'coupons',
  spu: 'styles',
}

describeOnBothDatabases('a wrong value', open => {
  let desk: Awaited<ReturnType<typeof serveDesk>>
  let lines: readonly Line[] = []
  let wishes = 0
  beforeAll(async () => {
    const { db } = open()
    await importDemoGoods(db, NOW)
    const first = new Map<string, Pick<Line, 'kind' | 'code'>>()
    await exportCatalogue(db, text => {
      const { kind, code } = JSON.parse(text) as Line
      if (!first.has(kind)) first.set(kind, { kind, code })
    })
    const records = [...first.values()].filter(({ kind }) => Object.hasOwn(AREAS, kind))
    lines = [
      ...(await storedLines(db, records as Parameters<typeof storedLines>[1])).values(),
    ] as unknown as Line[]
    desk = await serveDesk(db, NOW, await readCatalogue(db))
  })
  afterAll(() => desk.close())

  /** What an import of the whole line says. */
  async function importSays(line: Line, path: string, after: unknown, locale: Locale) {
    const next = applied(line, [{ path, after }])
    const { problems } = await importCatalogue(open().db, [JSON.stringify(next)], { dryRun: true })
    return problems.map((problem): Said => ({ path: problem.path, message: problemText(problem, locale) }))
  }

  /** What the form hears, when it checks and when it saves, or another program that calls the same address. */
  async function deskSays(step: 'check' | 'save', line: Line, path: string, after: unknown, lang: Locale) {
    const { kind, code } = line
    const change = { path, before: valueAt(line, path), ...(after !== undefined && { after }) }
    wishes += 1
    const wish = `sentence-${String(wishes).padStart(8, '0')}`
    const body =
      kind === 'spu'
        ? { wish, style: line['style'], changes: [{ code, ...change }] }
        : { wish, code, base: 0, changes: [change] }
    const { status, data } = await desk.ask(`${AREAS[kind]}.${step}`, { role: 'admin', body, lang })
    expect(status).toBe(422)
    return (data['problems'] as readonly Said[]).map(({ path: at, message }): Said => ({ path: at, message }))
  }

  test.each<[kind: string, path: string, wrong: unknown]>([
    ['brand', 'name.en_US', ''],
    ['brand', 'position', 1.5],
    ['brand', 'imageUrl', 'x y'],
    ['category', 'parent', 'none-such'],
    ['category', 'position', 2_000_000],
    ['label', 'frontName.zh_HK', 7],
    ['attribute', 'position', 'first'],
    ['chart', 'content', null],
    ['promotion', 'endTime', '2001-01-01T00:00:00+08:00'],
    ['promotion', 'spus', ['none-such']],
    ['campaign', 'limit', -1],
    ['campaign', 'beginTime', 'soon'],
    ['spu', 'title.en_US', ''],
    ['spu', 'salePrice', -1],
    ['spu', 'categories', ['none-such']],
    ['spu', 'brands', []],
    ['spu', 'listTime', '2026-13-01'],
    ['spu', 'colour', 'red'],
  ])(
    'in %s, %s, is refused by the import, the form and the API with the same sentence',
    async (kind, path, wrong) => {
      const line = lines.find(each => each.kind === kind)
      if (!line) throw new Error(kind)
      const said: string[] = []
      for (const locale of LOCALES) {
        const expected = await importSays(line, path, wrong, locale)
        expect(expected.length).toBeGreaterThan(0)
        for (const step of ['check', 'save'] as const)
          expect(await deskSays(step, line, path, wrong, locale)).toEqual(expected)
        said.push(...expected.map(({ message }) => message))
      }
      // Each language has a sentence of its own.
      expect(new Set(said).size).toBeGreaterThan(1)
    },
  )
})
