import { readFileSync } from 'node:fs'
import { fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { inPage, renderView } from '../../testing/render-view.tsx'
import { brandLetterRowBlock, brandLetterRowSchema } from './block.ts'
import { BrandLetterRow } from './BrandLetterRow.tsx'

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  return () => vi.unstubAllGlobals()
})

const brands = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    logo: `/media/b${at}.png`,
    linkUrl: { type: 6, value: `brand-${at}` },
    code: `B${at}`,
    name: `Brand ${at}`,
  }))

const show = (options: object) => renderView('brandLetterRow', BrandLetterRow, options)

test('a brand’s logo is named by the brand and opens its link (L-329)', () => {
  show({ title: 'Brands', brands: brands(2) })
  expect(screen.getByRole('link', { name: 'Brand 1' })).toHaveAttribute('href', '/brand/brand-1')
  expect(screen.getByAltText('Brand 1')).toHaveAttribute('src', '/media/b1.png')
  expect(screen.getByRole('heading', { name: 'Brands' })).toBeVisible()
})

test('all four keys of a brand are kept; a bare address is a link of type 0 (L-330, LO-28, LO-65)', () => {
  const [brand] = brands(1)
  expect(brandLetterRowSchema.parse({ title: 'T', brands: [brand] })).toEqual({ title: 'T', brands: [brand] })
  const [bare] = brandLetterRowSchema.parse({ brands: [{ linkUrl: '/list' }] }).brands
  expect(bare?.linkUrl).toEqual({ type: 0, value: '/list' })
})

test('without a logo the brand’s name shows', () => {
  show({ brands: [{ ...brands(1)[0], logo: '' }] })
  expect(screen.getByRole('link', { name: 'Brand 0' })).toHaveTextContent('Brand 0')
})

test.each([
  [3, 0],
  [4, 2],
  [6, 2],
])('%i brands have %i arrows on phones, and never a script of their own (L-333)', (count, arrows) => {
  show({ brands: brands(count) })
  expect(screen.queryAllByRole('button')).toHaveLength(arrows)
  expect(brandLetterRowBlock.hydration(brandLetterRowSchema.parse({ brands: brands(count) }))).toBe('never')
})

test.each([
  [5, true],
  [6, false],
])('%i brands fit on desktop: %s; then CSS hides the arrows (L-333)', (count, fits) => {
  show({ title: 'Brands', brands: brands(count) })
  expect(screen.getByRole('region', { name: 'Brands' }).hasAttribute('data-fits-desktop')).toBe(fits)
})

test('CSS shows five with gaps of 22 px on desktop, three with 16 px on phones (L-331, L-332, LO-65)', () => {
  const css = readFileSync('blocks/content/brandLetterRow/BrandLetterRow.module.css', 'utf8')
  const [phone = '', desktop = ''] = css.split('@media (min-width: 1025px)')
  expect([phone, desktop].map(part => /--gap: (\w+);\s+--in-view: (\d)/.exec(part)?.slice(1))).toEqual([
    ['16px', '3'],
    ['22px', '5'],
  ])
})

test('an arrow scrolls the row by one view; at the end it is disabled (L-329, L-331)', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(500)
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(800)
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * 100
  })
  Element.prototype.scrollTo = function (this: Element, to?: ScrollToOptions | number) {
    this.scrollLeft = typeof to === 'object' ? (to.left ?? 0) : 0
    this.dispatchEvent(new Event('scroll'))
  }
  await import('../../shop/catalogue/product-card/strip-element.ts')
  show({ brands: brands(8) })
  const previous = screen.getByRole('button', { name: 'Previous brands' })
  const next = screen.getByRole('button', { name: 'More brands' })
  expect(previous).toHaveAttribute('aria-disabled', 'true')
  fireEvent.click(next)
  expect(screen.getByRole('list', { name: 'Brands' }).scrollLeft).toBe(300)
  expect(previous).toHaveAttribute('aria-disabled', 'false')
  expect(next).toHaveAttribute('aria-disabled', 'true')
})

test('the HTML holds every brand at any width; on Chinese pages its label is Chinese', () => {
  const options = brandLetterRowSchema.parse({ brands: brands(7) })
  const view = <BrandLetterRow id="c1" options={options} data={{}} />
  expect(renderToString(inPage(view)).match(/<li/g)).toHaveLength(7)
  render(inPage(view, { locale: 'zh_HK' }))
  expect(screen.getByRole('button', { name: '更多品牌' })).toBeVisible()
  expect(screen.getByRole('list', { name: '品牌' })).toBeVisible()
})

test('without brands: nothing in the shop, a frame in the editor', () => {
  expect(show({ title: 'Brands' }).container).toBeEmptyDOMElement()
  renderView('brandLetterRow', BrandLetterRow, {}, { mode: 'builder' })
  expect(screen.getByText(/Nothing here yet/)).toBeVisible()
})
