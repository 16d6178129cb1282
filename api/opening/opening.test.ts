import { beforeEach, expect, test } from 'vitest'
import { describeOnBothDatabases, emptyTables } from '../testing/databases.ts'
import { createGuideMarks } from './guide-marks.ts'
import { createShopOpening } from './shop-opening.ts'

const AT = Date.UTC(2026, 10, 29, 4)

describeOnBothDatabases('opening a shop', open => {
  beforeEach(() => emptyTables(open().db, 'opening_event', 'guide_mark'))

  test('a shop in which nothing is stored is open; a new one is closed until an operator opens it', async () => {
    const opening = createShopOpening(open().db)
    expect(await opening.read()).toBeUndefined()
    expect(opening.isOpen()).toBe(true)
    await opening.begin(false, AT)
    expect(opening.isOpen()).toBe(false)
    expect(await opening.read()).toEqual({ isOpen: false, by: '', at: AT, wasOpen: false })
    expect(await opening.change(true, { by: 'Ada', now: AT + 1 })).toMatchObject({
      ok: true,
      value: { isOpen: true, by: 'Ada', at: AT + 1, wasOpen: true },
    })
    expect(opening.isOpen()).toBe(true)
  })

  test('what a shop began with stays at later starts', async () => {
    const opening = createShopOpening(open().db)
    await opening.begin(false, AT)
    await opening.begin(true, AT + 1)
    expect(await opening.read()).toMatchObject({ isOpen: false, at: AT })
  })

  test('another process sees a change once it reads, and the same change twice is refused', async () => {
    const [one, other] = [createShopOpening(open().db), createShopOpening(open().db)]
    await one.begin(false, AT)
    await other.read()
    const both = await Promise.all([
      one.change(true, { by: 'Ada', now: AT + 1 }),
      one.change(true, { by: 'Ben', now: AT + 1 }),
    ])
    // The loser of two at the same instant finds the shop open, which is what it wanted, or is refused.
    expect(both.filter(({ ok }) => ok).length).toBeGreaterThan(0)
    expect(await open().db.selectFrom('opening_event').selectAll().execute()).toHaveLength(2)
    expect(other.isOpen()).toBe(false)
    await other.read()
    expect(other.isOpen()).toBe(true)
    expect(await other.change(true, { by: 'Cy', now: AT + 2 })).toEqual({ ok: false, refusal: 'ALREADY' })
    expect(await other.change(false, { by: 'Cy', now: AT + 2 })).toMatchObject({
      value: { isOpen: false, by: 'Cy', wasOpen: true },
    })
  })

  test('an entry that is set aside keeps the first operator who did, and can be taken up again', async () => {
    const marks = createGuideMarks(open().db)
    await marks.put({ entry: 'menu', by: 'Ada', at: AT })
    await marks.put({ entry: 'menu', by: 'Ben', at: AT + 1 })
    expect(await marks.all()).toEqual([{ entry: 'menu', by: 'Ada', at: AT }])
    await marks.remove('menu')
    expect(await marks.all()).toEqual([])
  })
})
