import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createViewStore, MAX_OWN_VIEWS, MAX_VIEWS } from '#api/views/view-store.ts'
import { describeOnBothDatabases, emptyTables } from '#api/testing/databases.ts'
import type { Role } from '#operators/operator.ts'
import { serveDesk } from '../testing/serve-desk.ts'
import { type ListView, MAX_VIEW_QUERY } from './list-view.ts'

const NOW = Date.UTC(2026, 10, 23, 4)
const view = { list: 'brands', name: 'With pictures', query: 'imageUrl=with&sort=name' }

describeOnBothDatabases('views of lists', open => {
  let served: Awaited<ReturnType<typeof serveDesk>>
  beforeAll(async () => {
    served = await serveDesk(open().db, NOW)
  })
  afterAll(() => served.close())
  beforeEach(() => emptyTables(open().db, 'list_view'))

  const change = (name: string, role: Role, body: object, lang = 'en_US') =>
    served.ask(`views.${name}`, { role, body, lang })
  const saved = async (role: Role, more: object = {}) =>
    (await change('save', role, { ...view, ...more })).data as unknown as ListView
  const seenBy = async (role: Role, list = 'brands') => {
    const { data } = await served.ask('views.list', { role, input: { list } })
    return data as unknown as readonly ListView[]
  }

  test('an own view is seen by its owner alone, by name, in its list; a shared one by all', async () => {
    await saved('editor')
    await saved('editor', { name: 'All', query: '', isShared: true })
    await saved('editor', { list: 'goods' })
    expect(await seenBy('editor')).toEqual([
      {
        id: expect.any(String),
        name: 'All',
        query: '',
        owner: 'editor',
        isOwn: true,
        isShared: true,
        canChange: true,
      },
      expect.objectContaining({ name: 'With pictures', query: view.query, isShared: false }),
    ])
    expect(await seenBy('publisher')).toMatchObject([{ name: 'All', isOwn: false, canChange: false }])
    expect(await seenBy('admin')).toMatchObject([{ name: 'All', isOwn: false, canChange: true }])
    expect(await seenBy('editor', 'goods')).toHaveLength(1)
  })

  test('the owner replaces, renames, shares and removes a view', async () => {
    const { id } = await saved('editor')
    expect(await change('replace', 'editor', { id, query: 'q=a' })).toMatchObject({
      status: 200,
      data: { query: 'q=a' },
    })
    expect((await change('rename', 'editor', { id, name: ' Mine ' })).data).toMatchObject({ name: 'Mine' })
    expect((await change('share', 'editor', { id, isShared: true })).data).toMatchObject({ isShared: true })
    expect(await seenBy('publisher')).toMatchObject([{ id, name: 'Mine', query: 'q=a' }])
    expect((await change('share', 'editor', { id, isShared: false })).data).toMatchObject({
      isShared: false,
    })
    expect(await seenBy('publisher')).toEqual([])
    expect(await change('remove', 'editor', { id })).toMatchObject({ status: 200, data: { id } })
    expect(await seenBy('editor')).toEqual([])
  })

  test.each([
    ['replace', { query: '' }],
    ['rename', { name: 'Other' }],
    ['share', { isShared: false }],
    ['remove', {}],
  ])(
    'another operator may not %s a shared view, an admin may; a view that is not shared is not there',
    async (name, fields) => {
      const { id } = await saved('editor', { isShared: true })
      const refused = await change(name, 'publisher', { id, ...fields })
      expect([refused.status, refused.message]).toEqual([403, 'Only editor and admins may change this view.'])
      expect((await change(name, 'admin', { id, ...fields })).status).toBe(200)
      const own = await saved('editor', { name: 'Own' })
      expect((await change(name, 'admin', { id: own.id, ...fields })).status).toBe(404)
    },
  )

  test('two views of an operator in a list have two names; others may use the same', async () => {
    const { id } = await saved('editor')
    const again = await change('save', 'editor', view)
    expect([again.status, again.message]).toEqual([
      409,
      'You have a view of this name already. Choose another name.',
    ])
    await saved('editor', { name: 'Other' })
    expect((await change('rename', 'editor', { id, name: 'Other' }, 'zh_HK')).message).toBe(
      '你已有同名的檢視，請用其他名稱。',
    )
    expect((await change('rename', 'editor', { id, name: view.name })).status).toBe(200)
    expect((await change('save', 'admin', view)).status).toBe(200)
    expect((await change('save', 'editor', { ...view, list: 'goods' })).status).toBe(200)
  })

  test('of two calls at the same instant with one name, one is refused', async () => {
    const both = await Promise.all([change('save', 'editor', view), change('save', 'editor', view)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test.each([
    ['a list that there is not', { list: 'none' }],
    ['no name', { name: ' ' }],
    ['a long name', { name: 'n'.repeat(61) }],
    ['a long query', { query: 'q'.repeat(MAX_VIEW_QUERY + 1) }],
  ])('refuses %s', async (_, wrong) => {
    expect((await change('save', 'editor', { ...view, ...wrong })).status).toBe(400)
  })

  const fill = async (count: number, ownerOf: (at: number) => string) => {
    const rows = Array.from({ length: count }, (_, at) => ({
      id: String(at),
      list: 'brands',
      name: String(at),
      query: '',
      owner: ownerOf(at),
      is_shared: 0,
      changed_at: NOW,
    }))
    for (let at = 0; at < rows.length; at += 500)
      await open()
        .db.insertInto('list_view')
        .values(rows.slice(at, at + 500))
        .execute()
  }

  test('an operator can save so many views and no more', async () => {
    await fill(MAX_OWN_VIEWS - 1, () => 'editor')
    expect((await change('save', 'editor', view)).status).toBe(200)
    expect(await change('save', 'editor', { ...view, name: 'More' })).toMatchObject({
      status: 409,
      message: 'An operator can save at most 100 views. Remove one first.',
    })
    expect((await change('save', 'admin', view)).status).toBe(200)
  })

  test('all operators together can save so many views and no more', async () => {
    await fill(MAX_VIEWS, at => `operator ${at}`)
    const store = createViewStore(open().db)
    expect(await store.save({ ...view, owner: 'ada', isShared: false, changedAt: NOW })).toEqual({
      ok: false,
      refusal: 'FULL',
    })
  })
})
