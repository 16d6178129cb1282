import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { exportCatalogue } from '#api/catalogue/export/export-catalogue.ts'
import { importCatalogue } from '#api/catalogue/import/import-catalogue.ts'
import { asText, brand, spu, surroundings } from '#api/testing/catalogue-lines.ts'
import { describeOnBothDatabases, emptyTables } from '#api/testing/databases.ts'
import { serveDesk } from '../testing/serve-desk.ts'

const NOW = Date.UTC(2026, 10, 29, 2)
const both = (zh_HK: string, en_US: string) => ({ zh_HK, en_US })
let wishes = 0
const wish = () => `wish-${(wishes += 1).toString().padStart(6, '0')}`

describeOnBothDatabases('operations of a collection', open => {
  let desk: Awaited<ReturnType<typeof serveDesk>>
  beforeAll(async () => void (desk = await serveDesk(open().db, NOW)))
  afterAll(() => desk.close())
  beforeEach(async () => {
    const { db } = open()
    await db.updateTable('catalogue_version').set({ last_set: 0 }).execute()
    await emptyTables(db, 'record_change', 'change_set', 'spu', 'brand', 'category', 'label')
    await importCatalogue(
      db,
      asText([
        ...surroundings,
        spu('CR-1'),
        brand('furrow', { name: both('犁溝', 'Furrow'), position: 3 }),
        brand('alpine', { name: both('高山', 'Alpine'), position: 2, imageUrl: '/media/a.png' }),
        brand('zephyr', { name: both('西風', 'Zephyr'), position: 2 }),
      ]),
    )
  })

  const role = 'publisher' as const
  const list = async (input: object = {}) => {
    const { data } = await desk.ask('brands.list', { role, input })
    return data as unknown as {
      rows: { code: string }[]
      next: string | null
      count: number
      emptiedBy: string[]
    }
  }
  const codes = async (input: object) => (await list(input)).rows.map(row => row.code)
  const bytes = async () => {
    const lines: string[] = []
    await exportCatalogue(open().db, line => void lines.push(line))
    return lines
  }
  const save = (path: string, before: unknown, after: unknown, more: object = {}) =>
    desk.ask('brands.save', {
      role,
      body: { wish: wish(), code: 'furrow', base: 1, changes: [{ path, before, after }], ...more },
    })

  describe('a list', () => {
    test.each<[string, object, string[]]>([
      ['by position, then code', {}, ['northcairn', 'alpine', 'zephyr', 'furrow']],
      ['backwards', { isDescending: true }, ['furrow', 'zephyr', 'alpine', 'northcairn']],
      [
        'by name, in the language of the operator',
        { sort: 'name' },
        ['alpine', 'furrow', 'northcairn', 'zephyr'],
      ],
      ['of those with a picture', { filters: { imageUrl: 'with' } }, ['alpine']],
      ['of what holds a word in either language', { search: '犁' }, ['furrow']],
      ['of what holds all words, whatever their width and case', { search: 'ＺＥＰ yr' }, ['zephyr']],
    ])('%s', async (_, input, expected) => {
      expect(await codes(input)).toEqual(expected)
    })

    test('says the names of the records that its columns refer to, and nothing of codes without a record', async () => {
      const category = (code: string, more: object) => ({
        kind: 'category',
        code,
        name: both(`名${code}`, `Name of ${code}`),
        ...more,
      })
      await importCatalogue(
        open().db,
        asText([category('camp', {}), category('tents', { parent: 'camp' })] as never),
      )
      const { data } = await desk.ask('categories.list', { role, input: { search: 'tents' } })
      expect(data).toMatchObject({
        rows: [{ code: 'tents', names: { parent: both('名camp', 'Name of camp') } }],
      })
      const top = await desk.ask('categories.list', { role, input: { search: 'camp' } })
      expect(top.data).toMatchObject({ rows: [{ code: 'camp', names: {} }] })
    })

    test.each(['position', 'name', 'code'])(
      'sorted by %s has every record on one of its pages',
      async sort => {
        for (const isDescending of [false, true]) {
          const seen: string[] = []
          for (let after: string | null = ''; after !== null; ) {
            const page = await list({ sort, isDescending, size: 1, ...(after && { after }) })
            seen.push(...page.rows.map(row => row.code))
            after = page.next
          }
          expect(seen).toEqual(await codes({ sort, isDescending }))
        }
      },
    )

    test('that is empty names the question that empties it', async () => {
      expect(await list({ search: 'nothing' })).toMatchObject({ count: 0, emptiedBy: ['search'] })
      expect(await list({ search: 'furrow', filters: { imageUrl: 'with' } })).toMatchObject({
        emptiedBy: ['imageUrl'],
      })
    })

    test('refuses a filter that there is none of', async () => {
      const { status, message } = await desk.ask('brands.list', {
        role,
        input: { filters: { colour: 'red' } },
      })
      expect(status).toBe(400)
      expect(message).toContain('filters')
    })
  })

  test('a record is read with its latest change, saved, and shows who did it', async () => {
    const found = await desk.ask('brands.find', { role, input: { code: 'furrow' } })
    expect(found.data).toMatchObject({ code: 'furrow', line: { name: both('犁溝', 'Furrow') }, base: 1 })
    const saved = await save('name.en_US', 'Furrow', 'Furrow & Field', { reason: 'Full name' })
    expect(saved).toMatchObject({
      status: 200,
      data: {
        set: 2,
        others: [],
        title: both('犁溝', 'Furrow & Field'),
        base: 2,
        changed: { by: role, at: NOW },
      },
    })
    const { data } = await desk.ask('brands.history', { role, input: { code: 'furrow' } })
    expect(data).toMatchObject([
      { set: 2, by: role, source: 'form', reason: 'Full name', changes: [{ path: 'name.en_US' }] },
      { set: 1, by: '', source: 'import', changes: [{ path: '' }] },
    ])
    expect(desk.notes).toEqual([])
  })

  test('what another has changed of other fields is kept, and named; the same field is refused with both values', async () => {
    await save('name.zh_HK', '犁溝', '犁田')
    const merged = await save('position', 3, 4)
    expect(merged.status).toBe(200)
    expect(merged.data).toMatchObject({
      others: [{ path: 'name.zh_HK', by: role }],
      line: { name: both('犁田', 'Furrow'), position: 4 },
    })
    const clash = await save('name.zh_HK', '犁溝', '田')
    expect(clash).toMatchObject({
      status: 409,
      data: { clashes: [{ path: 'name.zh_HK', before: '犁溝', stored: '犁田', wished: '田', by: role }] },
    })
    expect(clash.message).toContain('Another operator')
  })

  test('a wrong value is refused with its field and a sentence in the language of the operator; a check says the same and stores nothing', async () => {
    const before = await bytes()
    const body = {
      wish: wish(),
      code: 'furrow',
      base: 1,
      changes: [{ path: 'name.en_US', before: 'Furrow', after: '' }],
    }
    for (const name of ['brands.save', 'brands.check'])
      expect(await desk.ask(name, { role, body })).toMatchObject({
        status: 422,
        data: { problems: [{ code: 'furrow', path: 'name.en_US', message: 'is empty' }] },
      })
    expect(await desk.ask('brands.save', { role, body, lang: 'zh_HK' })).toMatchObject({
      data: { problems: [{ path: 'name.en_US', message: '此項必須填寫。' }] },
    })
    const right = { ...body, changes: [{ path: 'name.en_US', before: 'Furrow', after: 'Field' }] }
    expect(await desk.ask('brands.check', { role, body: right })).toMatchObject({
      status: 200,
      data: { changes: [{ path: 'name.en_US', before: 'Furrow', after: 'Field' }] },
    })
    expect(await bytes()).toEqual(before)
  })

  test('a record is created, removed into the bin, and brought back with the same bytes', async () => {
    const line = { code: 'new-one', name: both('新', 'New') }
    const created = await desk.ask('brands.create', { role, body: { wish: wish(), line } })
    expect(created).toMatchObject({ status: 200, data: { code: 'new-one', base: 2 } })
    const taken = await desk.ask('brands.create', {
      role,
      body: { wish: wish(), line: { ...line, position: 9 } },
    })
    expect(taken).toMatchObject({
      status: 409,
      message: 'The code new-one is taken already. Choose another one.',
    })
    const before = await bytes()
    const admin = 'admin' as const
    const stale = await desk.ask('brands.remove', {
      role: admin,
      body: { wish: wish(), code: 'new-one', base: 1 },
    })
    expect(stale.status).toBe(409)
    const removed = await desk.ask('brands.remove', {
      role: admin,
      body: { wish: wish(), code: 'new-one', base: 2 },
    })
    expect(removed.status).toBe(200)
    expect(await codes({})).not.toContain('new-one')
    const { data } = await desk.ask('brands.bin', { role })
    expect(data).toMatchObject([{ code: 'new-one', set: 3, removed: { by: admin, at: NOW } }])
    await desk.ask('brands.undo', { role, body: { wish: wish(), set: 3 } })
    expect(await bytes()).toEqual(before)
    expect((await desk.ask('brands.bin', { role })).data).toEqual([])
  })

  test('a brand that a product names is not removed; the refusal leads to the product', async () => {
    const { status, data } = await desk.ask('brands.remove', {
      role: 'admin',
      body: { wish: wish(), code: 'northcairn', base: 1 },
    })
    expect(status).toBe(409)
    expect(data).toMatchObject({ uses: [{ kind: 'spu', code: 'CR-1' }] })
  })

  describe('a table', () => {
    const header = 'code,name.zh_HK,name.en_US,imageUrl,position'
    const table = (...rows: readonly string[]) => ({
      text: [header, ...rows].join('\r\n'),
      file: 'brands.csv',
    })
    const tried = async (body: object) => (await desk.ask('brands.try-import', { role, body })).data

    test('tells what it would add, change and leave alone; empty cells change nothing, a dash takes away', async () => {
      const body = table('new,新,New,,7', 'furrow,,Field,,', 'alpine,高山,Alpine,-,', 'zephyr,西風,Zephyr,,2')
      const before = await bytes()
      expect(await tried(body)).toMatchObject({
        added: ['new'],
        changed: [
          { code: 'furrow', fields: [{ path: 'name.en_US', before: 'Furrow', after: 'Field' }] },
          { code: 'alpine', fields: [{ path: 'imageUrl', before: '/media/a.png' }] },
        ],
        unchanged: 1,
        problems: [],
      })
      expect(await bytes()).toEqual(before)
      expect((await desk.ask('brands.import', { role, body })).status).toBe(200)
      expect(await codes({ filters: { imageUrl: 'with' } })).toEqual([])
      const { data } = await desk.ask('brands.history', { role, input: { code: 'furrow' } })
      expect(data).toMatchObject([{ source: 'import', by: role, reason: 'brands.csv' }, { set: 1 }])
    })

    test.each<[string, object, object[]]>([
      ['a wrong value', table('furrow,,,,high'), [{ line: 2, column: 'position' }]],
      ['a value that the import refuses', table('', 'furrow,,,x y,'), [{ line: 3, column: 'imageUrl' }]],
      ['a new record without a name', table('new,,,,'), [{ line: 2, column: 'name' }]],
      ['a code twice', table('furrow,,,,1', 'furrow,,,,2'), [{ line: 3, column: 'code' }]],
      ['an unknown column', { text: 'code,colour\r\nfurrow,red' }, [{ line: 1, column: 'colour' }]],
      ['no code', { text: 'position\r\n1' }, [{ line: 1, column: 'code' }]],
      ['a row that is too short', table('furrow'), [{ line: 2, column: '' }]],
      ['an open quote', table('furrow,"x'), [{ line: 2, column: '' }]],
      ['nothing', { text: '' }, [{ line: 1, column: '' }]],
    ])('with %s is refused by line and column, and changes nothing', async (_, body, problems) => {
      const before = await bytes()
      expect(await tried(body)).toMatchObject({ problems })
      expect((await desk.ask('brands.import', { role, body })).status).toBe(422)
      expect(await bytes()).toEqual(before)
    })

    test.each([
      ['semicolons and a mark', `\uFEFF${header.replaceAll(',', ';')}\nfurrow;;Field;;９`],
      ['tabs', `${header.replaceAll(',', '\t')}\nfurrow\t\tField\t\t9`],
      ['quotes', `"code","position","name.en_US"\n"furrow","9","Field"`],
    ])('with %s is read as spreadsheets save it', async (_, text) => {
      expect(await tried({ text })).toMatchObject({
        changed: [{ code: 'furrow', fields: [{ path: 'name.en_US' }, { path: 'position', after: 9 }] }],
      })
    })
  })

  test('a call that is repeated with the same wish is done once', async () => {
    const again = { wish: wish() }
    await save('position', 3, 8, again)
    await save('position', 3, 8, again)
    const { data } = await desk.ask('brands.history', { role, input: { code: 'furrow' } })
    expect(data).toHaveLength(2)
  })
})
