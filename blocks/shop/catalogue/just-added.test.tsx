import { beforeEach, expect, test, vi } from 'vitest'

vi.mock('../notices/BagBanner.tsx', () => ({ showBagBanner: () => undefined }))

const line = { productCode: 'JKT', skuCode: 'JKT-M', quantity: 1 }

/** The module as the next document of the tab loads it. */
async function nextDocument() {
  vi.resetModules()
  return import('./just-added.ts')
}

beforeEach(() => {
  sessionStorage.clear()
  delete window.dataLayer
})

test('a flag that was raised on the page before is still up on the next one, and its add tracked once (L-323, L-324)', async () => {
  const before = await nextDocument()
  const end = before.deferAddTracking()
  before.announceAdded([line])
  expect(window.dataLayer).toBeUndefined()
  dispatchEvent(new Event('pagehide'))
  expect(window.dataLayer?.map(({ event }) => event)).toEqual(['add_to_cart', 'AddToCart'])
  end()

  const { justAdded, lowerFlag } = await nextDocument()
  const { flag, inBag } = justAdded.get()
  expect(flag?.added).toMatchObject({ productCode: 'JKT', skuCode: 'JKT-M' })
  expect([...inBag]).toEqual(['JKT'])
  flag?.track()
  expect(window.dataLayer).toHaveLength(2)

  if (flag) lowerFlag(flag)
  const third = await nextDocument()
  expect(third.justAdded.get().flag).toBeUndefined()
  expect([...third.justAdded.get().inBag]).toEqual(['JKT'])
})

test.each(['nonsense', '{"inBag":7}', 'null'])('%s in the store counts as nothing', async text => {
  sessionStorage.setItem('cairn:added', text)
  const { justAdded } = await nextDocument()
  expect(justAdded.get()).toEqual({ inBag: new Set() })
})
