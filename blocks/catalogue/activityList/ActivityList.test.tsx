import { isoInHongKong } from '#locales/hong-kong.ts'
import type { ProductPromotion } from '#api/client/product/product-detail.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { productDetail } from '../../testing/product-detail.ts'
import { promotion } from '../../testing/promotions.ts'
import { NOON, renderView } from '../../testing/render-view.tsx'
import { ActivityList } from './ActivityList.tsx'
import { activityListBlock, activityListSchema } from './block.ts'

const show = (promotions: readonly ProductPromotion[], options = {}, around = {}) =>
  renderView('activityList', ActivityList, options, {
    data: { product: productDetail({ promotions }) },
    ...around,
  })

test('each activity with its name, rules and period in Hong Kong time (C-080, C-205)', () => {
  show([promotion({ name: 'HK$200 off', description: 'On everything.' })])
  const item = screen.getByRole('listitem')
  expect(item).toHaveTextContent('HK$200 off')
  expect(item).toHaveTextContent('On everything.')
  expect(item).toHaveTextContent('1 to 30 November 2026')
})

test('in Chinese too', () => {
  show([promotion()], {}, { locale: 'zh_HK' })
  expect(screen.getByRole('heading', { level: 2, name: '優惠活動' })).toBeVisible()
  expect(screen.getByText('2026年11月1日至30日')).toBeVisible()
})

test('one that does not run from midnight to midnight has its times', () => {
  show([promotion({ endTime: isoInHongKong(Date.parse(promotion().endTime) + 3_600_000) })])
  expect(screen.getByText('1 Nov 2026, 00:00 to 1 Dec 2026, 01:00 (Hong Kong time)')).toBeVisible()
})

test('one that is over by now is not listed; without any there is nothing (C-080)', () => {
  const over = promotion({ name: 'Over', endTime: isoInHongKong(NOON) })
  const { unmount } = show([over, promotion({ name: 'On' })])
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  unmount()
  expect(show([over]).container).toBeEmptyDOMElement()
})

test('an operator may give it another heading', () => {
  show([promotion()], { title: 'Save on this' })
  expect(screen.getByRole('heading', { level: 2, name: 'Save on this' })).toBeVisible()
})

test('a finished page holds until the first of them ends', () => {
  const options = activityListSchema.parse({})
  const product = productDetail({
    promotions: [promotion({ endTime: isoInHongKong(NOON + 5000) }), promotion()],
  })
  expect(activityListBlock.changesAt(options, NOON, { product })).toBe(NOON + 5000)
  expect(activityListBlock.changesAt(options, NOON, { product: undefined })).toBeUndefined()
})

test('without a product: nothing in the shop, what will stand here in the editor (LO-24)', () => {
  expect(renderView('activityList', ActivityList, {}).container).toBeEmptyDOMElement()
  renderView('activityList', ActivityList, {}, { mode: 'builder' })
  expect(screen.getByText(/^Offers: those that/)).toBeVisible()
})
