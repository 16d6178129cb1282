import { beforeEach, describe, expect, test } from 'vitest'
import { asText, sku, spu, surroundings } from '../../testing/catalogue-lines.ts'
import { describeOnBothDatabases, emptyTables } from '../../testing/databases.ts'
import { inWords } from '../../testing/in-words.ts'
import { readCatalogue } from '../live/catalogue-reader.ts'
import { generateCatalogue } from '../generator/generate.ts'
import { importCatalogue } from '../import/import-catalogue.ts'
import { exportPrices, importPrices } from './import-prices.ts'
import { tableText } from './table-text.ts'

const sizes = (...codes: string[]) => ({
  size: codes.map(code => ({ code, name: { zh_HK: code, en_US: code } })),
})
const two = (code: string) =>
  spu(code, {
    listPrice: 100_000,
    salePrice: 90_000,
    options: sizes('S', 'M'),
    skus: [sku(`${code}-S`, { size: 'S' }), sku(`${code}-M`, { size: 'M', prices: { default: 85_000 } })],
  })

async function* pieces(text: string) {
  yield text
}

describeOnBothDatabases('the table of prices and stock', open => {
  beforeEach(async () => {
    const { db } = open()
    await emptyTables(db, 'promotion', 'spu', 'attribute', 'label', 'category', 'brand')
    await importCatalogue(db, asText([...surroundings, two('a'), two('b')]))
  })
  const load = (text: string, options?: { dryRun?: boolean }) =>
    importPrices(open().db, pieces(text), options)
  const product = async (code: string) => (await readCatalogue(open().db)).spus.get(code)
  const table = async () => {
    const lines: string[] = []
    await exportPrices(open().db, line => void lines.push(line))
    return lines
  }

  test('is written in dollars with two decimals, a dash for none', async () => {
    expect(await table()).toEqual([
      'sku,list_price,sale_price,default_price,inventory',
      'a-S,1000.00,900.00,-,5',
      'a-M,1000.00,900.00,850.00,5',
      'b-S,1000.00,900.00,-,5',
      'b-M,1000.00,900.00,850.00,5',
    ])
  })

  test.each([
    ['8.29', 829],
    ['1.15', 115],
    ['4.35', 435],
  ])(
    '%s is read and written to the cent, whatever its float looks like (case 31)',
    async (written, cents) => {
      expect((await load(`sku,sale_price\na-S,${written}`)).problems).toEqual([])
      expect((await product('a'))?.skus.find(({ code }) => code === 'a-S')?.salePrice).toBe(cents)
      expect(await table()).toContainEqual(`a-S,1000.00,${written},-,5`)
    },
  )

  test('changes nothing when it comes back as it was', async () => {
    const { version } = await readCatalogue(open().db)
    const result = await load((await table()).join('\r\n'))
    expect(result).toMatchObject({ problems: [], version: undefined, counts: { row: 4 } })
    expect(result.report.spu).toEqual({ added: [], changed: [], unchanged: 2 })
    expect((await readCatalogue(open().db)).version).toBe(version)
  })

  test('sets what a cell says, takes away at a dash, leaves alone where it is empty', async () => {
    const { problems, version } = await load(
      'sku,sale_price,inventory,default_price\na-M,799.5,0,-\na-S,,-,\n',
    )
    expect(problems).toEqual([])
    const changed = await product('a')
    expect(
      changed?.skus.map(({ salePrice, inventory, defaultPrice }) => [salePrice, inventory, defaultPrice]),
    ).toEqual([
      [90_000, null, null],
      [79_950, 0, null],
    ])
    const rows = await open().db.selectFrom('spu').select(['code', 'changed_in']).orderBy('code').execute()
    expect(rows.map(row => row.changed_in === version)).toEqual([true, false])
  })

  test('a product takes the price its skus agree on', async () => {
    await load('sku,sale_price\na-S,700\n')
    expect((await product('a'))?.salePrice).toBe(90_000)
    await load('sku,sale_price\na-M,700\n')
    expect((await product('a'))?.salePrice).toBe(70_000)
  })

  test('a dry run tells what would differ and keeps nothing', async () => {
    const { report, version } = await load('sku,inventory\na-S,3', { dryRun: true })
    expect(version).toBeUndefined()
    expect(report.spu?.changed).toEqual([
      { code: 'a', fields: [{ path: 'skus.a-S.inventory', before: 5, after: 3 }] },
    ])
    expect((await product('a'))?.skus[0]?.inventory).toBe(5)
  })

  test('what is reserved stays reserved', async () => {
    await open().db.updateTable('sku_stock').set({ reserved: 2 }).where('sku_code', '=', 'a-S').execute()
    await load('sku,inventory\na-S,9')
    expect((await product('a'))?.skus[0]?.inventory).toBe(7)
  })

  test.each<[string, string, { line: number; path: string; message: RegExp }]>([
    ['no header', '', { line: 1, path: '', message: /no header/ }],
    ['a header without sku', 'inventory\n1', { line: 1, path: 'sku', message: /^this column is missing$/ }],
    [
      'an unknown column',
      'sku,stock\na-S,1',
      { line: 1, path: 'stock', message: /^is not a column of this table; known are sku, list_price/ },
    ],
    ['a column twice', 'sku,inventory,inventory', { line: 1, path: 'inventory', message: /twice/ }],
    ['an unknown sku', 'sku,inventory\nzz,1', { line: 2, path: 'sku', message: /no SKU zz/ }],
    [
      'a sku twice',
      'sku,inventory\na-S,1\na-S,2',
      { line: 3, path: 'sku', message: /^SKU a-S is already on line 2$/ },
    ],
    ['no sku', 'sku,inventory\n,2', { line: 2, path: 'sku', message: /empty/ }],
    ['three decimals', 'sku,sale_price\na-S,1.005', { line: 2, path: 'sale_price', message: /dollars/ }],
    ['a negative price', 'sku,sale_price\na-S,-1', { line: 2, path: 'sale_price', message: /dollars/ }],
    ['too much money', 'sku,sale_price\na-S,1000000', { line: 2, path: 'sale_price', message: /dollars/ }],
    ['half a unit', 'sku,inventory\na-S,1.5', { line: 2, path: 'inventory', message: /whole number/ }],
    ['too many cells', 'sku,inventory\na-S,1,2', { line: 2, path: '', message: /3 cells/ }],
    ['a broken quote', 'sku,inventory\n"a-S,1', { line: 2, path: '', message: /never closed/ }],
  ])('%s is refused with its line, and nothing is kept', async (_, text, problem) => {
    const before = await table()
    const { problems } = await load(`${text}`)
    expect(inWords(problems)[0]).toMatchObject({
      ...problem,
      message: expect.stringMatching(problem.message),
    })
    expect(await table()).toEqual(before)
  })

  test('many products in several batches come back as they were', async () => {
    await importCatalogue(open().db, asText([...generateCatalogue(300)]))
    const before = await table()
    const cheaper = before.map((line, index) => (index === 0 ? line : `${line.split(',')[0]},,50.00,,`))
    const { report } = await load(cheaper.join('\n'))
    expect(report.spu?.changed).toHaveLength(302)
    expect((await product('a'))?.salePrice).toBe(5_000)
    expect((await load(before.join('\n'))).problems).toEqual([])
    expect(await table()).toEqual(before)
  })

  describe('as spreadsheets save it', () => {
    const TABLE = 'sku,sale_price,inventory\r\na-S,799.00,9\r\n'
    const bytes = (encoding: BufferEncoding, text: string, mark: readonly number[] = []) =>
      Buffer.concat([Buffer.from(mark), Buffer.from(text, encoding)])
    const asTabs = TABLE.replaceAll(',', '\t')
    const bigEndian = (text: string) => Buffer.from(text, 'utf16le').swap16()

    async function* inChunks(all: Buffer) {
      for (let at = 0; at < all.length; at += 7) yield all.subarray(at, at + 7)
    }
    const loadBytes = (all: Buffer) => importPrices(open().db, tableText(inChunks(all)))
    const stored = async () => {
      const found = (await product('a'))?.skus[0]
      return { salePrice: found?.salePrice, inventory: found?.inventory }
    }

    test.each<[string, Buffer]>([
      ['rows of commas alone', bytes('utf8', `${TABLE},,\r\n,,\r\n,,,\r\n`)],
      ['UTF-8 with its mark', bytes('utf8', TABLE, [0xef, 0xbb, 0xbf])],
      ['UTF-16 with tabs', bytes('utf16le', asTabs, [0xff, 0xfe])],
      ['UTF-16 without its mark', bytes('utf16le', asTabs)],
      ['UTF-16, high byte first', Buffer.concat([Buffer.from([0xfe, 0xff]), bigEndian(asTabs)])],
      ['carriage returns alone', bytes('utf8', TABLE.replaceAll('\r\n', '\r'))],
      ['a first line sep=,', bytes('utf8', `sep=,\r\n${TABLE}`)],
      [
        'a first line sep=; and amounts with a comma',
        bytes('utf8', 'sep=;\r\nsku;sale_price;inventory\r\na-S;799,00;9\r\n'),
      ],
      ['semicolons', bytes('utf8', TABLE.replaceAll(',', ';'))],
      ['empty columns at the end', bytes('utf8', 'sku,sale_price,inventory,,\r\na-S,799.00,9,,\r\n')],
      [
        'full-width digits and blanks without width',
        bytes('utf8', 'sku,sale_price,inventory\r\na-S\u200B,７９９．００,９\r\n'),
      ],
    ])('%s', async (_, all) => {
      expect((await loadBytes(all)).problems).toEqual([])
      expect(await stored()).toEqual({ salePrice: 79_900, inventory: 9 })
    })

    test('Big5 is refused in one sentence that names it and the way out, and nothing is written', async () => {
      const { version } = await readCatalogue(open().db)
      // 備註 in Big5.
      const big5 = Buffer.concat([
        Buffer.from('sku,inventory,'),
        Buffer.from([0xb3, 0xc6, 0xb5, 0xf9]),
        Buffer.from('\r\na-S,9,\r\n'),
      ])
      const { problems } = await loadBytes(big5)
      expect(inWords(problems)).toEqual([
        { line: 1, path: '', message: expect.stringMatching(/^is not UTF-8\. .*Big5.*“CSV UTF-8/) },
      ])
      expect((await readCatalogue(open().db)).version).toBe(version)
    })

    test('lines are counted as the spreadsheet shows them, after sep= too', async () => {
      const { problems } = await loadBytes(bytes('utf8', 'sep=;\r\nsku;inventory\r\n;;\r\na-S;many\r\n'))
      expect(problems).toMatchObject([{ line: 4, path: 'inventory' }])
    })
  })
})
