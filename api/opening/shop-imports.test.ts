import { beforeEach, expect, test } from 'vitest'
import { describeOnBothDatabases, emptyTables } from '../testing/databases.ts'
import { createShopImports, SILENT_MS } from './shop-imports.ts'

const AT = Date.UTC(2026, 10, 29, 4)
const FIRST = { step: 'pictures', done: 0, total: 0 } as const

describeOnBothDatabases('imports of a shop', open => {
  beforeEach(() => emptyTables(open().db, 'shop_import'))
  const begin = (id: string, now: number) =>
    createShopImports(open().db).begin({ id, archive: 'hill.zip', by: 'Ada' }, FIRST, now)

  test('an import is followed from its beginning to its end', async () => {
    const imports = createShopImports(open().db)
    expect(await imports.newest(AT)).toBeUndefined()
    expect(await begin('one', AT)).toBe(true)
    await imports.progress('one', { step: 'pages', done: 3, total: 40 }, AT + 5000)
    const running = { id: 'one', archive: 'hill.zip', by: 'Ada', at: AT, step: 'pages', done: 3, total: 40 }
    expect(await imports.newest(AT + 5000)).toEqual({ ...running, state: 'running', result: '' })
    await imports.end('one', { state: 'done', result: '[]' })
    // A note that comes late changes nothing.
    await imports.progress('one', FIRST, AT + 6000)
    expect(await imports.newest(AT + 6000)).toEqual({ ...running, state: 'done', result: '[]' })
  })

  test('one runs at a time; one without a sign of life is interrupted, and gives way', async () => {
    expect(await begin('one', AT)).toBe(true)
    expect(await begin('two', AT + SILENT_MS)).toBe(false)
    const later = AT + SILENT_MS + 1
    expect(await createShopImports(open().db).newest(later)).toMatchObject({ state: 'interrupted' })
    expect(await begin('two', later)).toBe(true)
    await createShopImports(open().db).interrupt()
    expect(await createShopImports(open().db).newest(later)).toMatchObject({ state: 'interrupted' })
    expect(await begin('three', later + 1)).toBe(true)
    expect(await createShopImports(open().db).newest(later + 1)).toMatchObject({
      id: 'three',
      state: 'running',
    })
  })
})
