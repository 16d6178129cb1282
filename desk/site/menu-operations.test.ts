import { afterAll, beforeAll, expect, test } from 'vitest'
import { readCatalogue } from '#api/catalogue/live/catalogue-reader.ts'
import { describeOnBothDatabases } from '#api/testing/databases.ts'
import { importDemoGoods, importDemoSite } from '../testing/demo-goods.ts'
import { serveDesk } from '../testing/serve-desk.ts'

const NOW = Date.UTC(2026, 10, 29, 2)

interface Entry {
  readonly code: string
  readonly parent: string | null
  readonly position: number
  readonly dead: string | null
}

describeOnBothDatabases('the menus of the demo', open => {
  let desk: Awaited<ReturnType<typeof serveDesk>>
  beforeAll(async () => {
    await importDemoGoods(open().db, NOW)
    await importDemoSite(open().db, NOW)
    desk = await serveDesk(open().db, NOW)
  })
  afterAll(() => desk.close())

  const tree = async () => {
    const { data } = await desk.ask('menus.tree', { role: 'editor', input: {} })
    return data as unknown as readonly Entry[]
  }
  const entry = async (code: string) => (await tree()).find(each => each.code === code)
  const top = (position: number) => ({ position })

  test('have no dead links, until a category or a document that they lead to is gone', async () => {
    expect((await tree()).filter(({ dead }) => dead !== null)).toEqual([])
    const found = await desk.ask('documents.find', { role: 'admin', input: { code: 'terms-of-use' } })
    const changes = [{ path: 'show', before: true, after: false }]
    const body = { wish: 'hide-terms', code: 'terms-of-use', base: found.data['base'], changes }
    expect((await desk.ask('documents.save', { role: 'publisher', body })).status).toBe(200)
    expect((await entry('about-terms-of-use'))?.dead).toBe('document')
    const missing = await desk.ask('documents.missing', { role: 'editor', input: {} })
    expect(missing.data).toContainEqual({ code: 'terms-of-use', isHidden: true })
  })

  test.each([
    ['/landingPage/gone', 'address'],
    ['/landingPage/gone#sizes', 'address'],
    ['/stores', null],
    ['https://gone.example/', null],
  ])('an entry with the address %s is marked: %s', async (customerLink, dead) => {
    const { data } = await desk.ask('menus.find', { role: 'publisher', input: { code: 'menu-men' } })
    const changes = [{ path: 'customerLink', before: '', after: customerLink }]
    const body = { wish: `to ${customerLink}`, code: 'menu-men', base: data['base'], changes }
    const saved = await desk.ask('menus.save', { role: 'publisher', body })
    expect(saved.status).toBe(200)
    expect((await entry('menu-men'))?.dead).toBe(dead)
    const undo = { wish: `not to ${customerLink}`, set: saved.data['set'] }
    expect((await desk.ask('menus.undo', { role: 'publisher', body: undo })).status).toBe(200)
  })

  test('are rearranged as one set of changes, which undo takes back', async () => {
    const moves = [
      { code: 'menu-men', before: top(3), after: top(4) },
      { code: 'menu-women', before: top(4), after: top(3) },
    ]
    const moved = await desk.ask('menus.arrange', { role: 'publisher', body: { wish: 'arrange-1', moves } })
    expect(moved.status).toBe(200)
    expect((await entry('menu-women'))?.position).toBe(3)
    const undo = { wish: 'arrange-undo', set: moved.data['set'] }
    expect((await desk.ask('menus.undo', { role: 'publisher', body: undo })).status).toBe(200)
    expect((await entry('menu-women'))?.position).toBe(4)
  })

  test.each([
    ['an entry that another operator has moved', [{ code: 'menu-men', before: top(9), after: top(1) }], 409],
    [
      'an entry below itself',
      [{ code: 'menu-men', before: top(3), after: { parent: 'menu-men', position: 1 } }],
      422,
    ],
  ])('%s is refused, and nothing moves', async (_, moves, status) => {
    const before = await tree()
    const answer = await desk.ask('menus.arrange', { role: 'publisher', body: { wish: 'arrange-2', moves } })
    expect(answer.status).toBe(status)
    expect(await tree()).toEqual(before)
  })

  test('are previewed as they are moved; what cannot be saved is refused, and nothing is stored', async () => {
    const shown = await serveDesk(open().db, NOW, await readCatalogue(open().db))
    const before = await tree()
    const preview = async (moves: readonly object[]) =>
      shown.ask('menus.preview', { role: 'editor', body: { moves, locale: 'en_US' } })
    const menus = async (moves: readonly object[]) => String((await preview(moves)).data['html']).split(',')
    const stored = await menus([])
    expect(stored.indexOf('Men')).toBeLessThan(stored.indexOf('Women'))
    const moved = await menus([{ code: 'menu-men', after: { position: 99 } }])
    expect(moved).toHaveLength(stored.length)
    expect(moved.indexOf('Men')).toBeGreaterThan(moved.indexOf('Women'))
    const below = { code: 'menu-men', after: { parent: 'menu-women', position: 1 } }
    expect(await menus([below])).toEqual(stored.filter(name => name !== 'Men'))
    const circle = await preview([{ code: 'menu-men', after: { parent: 'menu-men', position: 1 } }])
    expect(circle).toMatchObject({
      status: 422,
      data: { problems: [{ code: 'menu-men', path: 'parent' }] },
    })
    expect(await tree()).toEqual(before)
    shown.close()
  })

  test('are moved by those who may change the site alone', async () => {
    const moves = [{ code: 'menu-men', before: top(3), after: top(4) }]
    expect(
      (await desk.ask('menus.arrange', { role: 'editor', body: { wish: 'arrange-3', moves } })).status,
    ).toBe(403)
  })
})
