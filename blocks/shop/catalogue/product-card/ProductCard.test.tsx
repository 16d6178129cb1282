import { DEFAULT_LIMITS } from '#api/rules/shop-limits.ts'
import { DEFAULT_STATED } from '#api/rules/default-stated.ts'
import { isoInHongKong } from '#locales/hong-kong.ts'
import { render, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { hkd, product } from '../../../testing/product.ts'
import { NO_SESSION } from '../../../page/view.ts'
import { inPage, NOON } from '../../../testing/render-view.tsx'
import { ProductCard } from './ProductCard.tsx'

const DAY = 86_400_000
const show = (change: Parameters<typeof product>[0] = {}, around = {}) =>
  render(inPage(<ProductCard product={product(change)} />, around))

describe('a product card', () => {
  test('is one link, named by the title, to brand and code (C-143, LO-84)', () => {
    show()
    expect(screen.getByRole('link', { name: 'Cloudridge Shell' })).toHaveAttribute(
      'href',
      '/item/northfell/CR-JKT-001',
    )
    expect(screen.getByText('Northfell')).toBeVisible()
  })

  test('shows its picture at 299 by 299, and a second one for hovering (C-142, L-358)', () => {
    const { container } = show({ images: [{ url: '/media/back.jpg', type: 'image' }] })
    const [main, hover] = container.querySelectorAll('img')
    expect(main).toHaveAttribute('width', '299')
    expect(main).toHaveAttribute('height', '299')
    expect(main?.getAttribute('src')).toMatch(/shell\.jpg\?w=299&h=299&q=80$/)
    expect(hover?.getAttribute('src')).toMatch(/back\.jpg/)
  })

  test('two cards side by side on a phone request pictures of half the window’s width (L-358, LO-103)', () => {
    const { container } = show()
    const [main] = container.querySelectorAll('img')
    expect(main?.sizes).toMatch(/, 50vw$/)
    expect(main?.srcset.match(/\d+w/g)).toEqual(['299w', '400w', '598w', '960w'])
  })

  test('the picture says what the catalogue has for it, and is decoration without', () => {
    const first = show({
      picAlt: 'The shell from the front',
      images: [{ url: '/media/back.jpg', type: 'image' }],
    })
    const texts = [...first.container.querySelectorAll('img')].map(picture => picture.getAttribute('alt'))
    expect(texts).toEqual(['The shell from the front', ''])
    expect(show().container.querySelector('img')).toHaveAttribute('alt', '')
  })

  test('without any picture still has its text', () => {
    show({ picUrl: '', images: [] })
    expect(screen.getByRole('link')).toBeVisible()
    expect(screen.queryByRole('img')).toBeNull()
  })

  test('reduced: both prices, read out as such, and the discount (C-144, C-147)', () => {
    show({ listPrice: hkd(890), price: hkd(623) })
    expect(screen.getByText('HK$890').closest('s')).toHaveTextContent('Was HK$890')
    expect(screen.getByText('HK$623')).toHaveTextContent('Now HK$623')
    expect(screen.getByText('30% OFF')).toBeVisible()
  })

  test('at full price: one price, no discount (C-144)', () => {
    const { container } = show()
    expect(screen.getByText('HK$2,290')).toBeVisible()
    expect(container.querySelector('s')).toBeNull()
    expect(screen.queryByText(/OFF/)).toBeNull()
  })

  test('the currency sign comes from settings (L-160)', () => {
    show({}, { currencySymbol: 'HKD ' })
    expect(screen.getByText('HKD 2,290')).toBeVisible()
  })

  test('sold out wins over the discount (C-147, CO-43)', () => {
    show({ inventory: 0, listPrice: hkd(890), price: hkd(623) })
    expect(screen.getByText('Sold out')).toBeVisible()
    expect(screen.queryByText(/OFF/)).toBeNull()
  })

  test('warns at 2 left, not at 3 (L-410)', () => {
    show({ inventory: 2 })
    expect(screen.getByText('Only 2 left')).toBeVisible()
    show({ inventory: 3 })
    expect(screen.queryByText('Only 3 left')).toBeNull()
  })

  test('is new at 13 days, no more at 15 (C-148, L-409)', () => {
    show({ firstListTime: isoInHongKong(NOON - 13 * DAY) })
    expect(screen.getByText('New')).toBeVisible()
    show({ firstListTime: isoInHongKong(NOON - 15 * DAY) })
    expect(screen.getAllByText('New')).toHaveLength(1)
  })

  test('prices that differ by size read “from” (C-144)', () => {
    show({ isPriceFrom: true, price: hkd(623) })
    expect(screen.getByText('From HK$623')).toBeVisible()
    expect(screen.getByText('HK$2,290').closest('s')).toBeVisible()
  })

  test('wears the mark of a brand that has one (C-149)', () => {
    const { container } = show({
      picUrl: '',
      images: [],
      brandList: [{ code: 'northfell', name: 'Northfell', imageUrl: '/media/northfell.svg' }],
    })
    expect(container.querySelector('img')).toHaveAttribute('src', '/media/northfell.svg')
    expect(screen.getByText('Northfell')).toBeVisible()
  })

  test('its buttons say which product they are for, and are no part of the link (C-151, C-152)', () => {
    show()
    for (const name of [
      'Save Cloudridge Shell to wish list',
      'Compare Cloudridge Shell',
      'Quick buy Cloudridge Shell',
    ])
      expect(screen.getByRole('button', { name }).closest('a')).toBeNull()
    expect(screen.getByRole('button', { name: /^Compare/ })).toHaveAttribute('aria-pressed', 'false')
  })

  test('in the sport section it stays in the section (C-046)', () => {
    show({}, { route: { kind: 'product', code: 'CR-X', section: '/SPORTb' } })
    expect(screen.getByRole('link')).toHaveAttribute('href', '/SPORTb/item/northfell/CR-JKT-001')
  })

  test('the first pictures of a page are not lazy', () => {
    const { container } = render(inPage(<ProductCard product={product()} isPriority />))
    expect(container.querySelector('img')).toHaveAttribute('fetchpriority', 'high')
  })

  test('counts what was sold up to ten exactly, also when few are left (C-145, C-146)', () => {
    show({ sales: 9, inventory: 2 })
    expect(screen.getByText('9 sold')).toBeVisible()
  })

  test('counts what was sold in tens (C-145, C-146)', () => {
    show({ sales: 37 })
    expect(screen.getByText('30+ sold')).toBeVisible()
  })

  test('says nothing of counts below the shop’s minimum (C-145)', () => {
    const facts = {
      ...NO_SESSION.facts,
      stated: { ...DEFAULT_STATED, limits: { ...DEFAULT_LIMITS, soldCountFrom: 20 } },
    }
    const { unmount } = show({ sales: 19 }, { facts })
    expect(screen.queryByText(/sold/)).toBeNull()
    unmount()
    show({ sales: 20 }, { facts })
    expect(screen.getByText('20+ sold')).toBeVisible()
  })

  test('wears the promotion label in its colours (C-150)', () => {
    show({ promotionLabel: 'Winter|rgb(1, 2, 3)|rgb(4, 5, 6)' })
    expect(screen.getByText('Winter')).toHaveStyle({ background: 'rgb(1, 2, 3)', color: 'rgb(4, 5, 6)' })
  })

  test('speaks Chinese', () => {
    show({ listPrice: hkd(300), price: hkd(198), inventory: 1 }, { locale: 'zh_HK' })
    expect(screen.getByText('減34%')).toBeVisible()
    expect(screen.getByText('只餘 1 件')).toBeVisible()
  })
})
