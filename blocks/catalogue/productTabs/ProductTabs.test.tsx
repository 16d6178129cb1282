import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { parseOptions } from '../../page/normalise.ts'
import { product, products } from '../../testing/product.ts'
import { inPage, renderView } from '../../testing/render-view.tsx'
import { productTabsBlock, type ProductTabsOptions } from './block.ts'
import { ProductTabs } from './ProductTabs.tsx'

const options = {
  name1: 'Jackets',
  productCodes1: 'P1,P2,P3,P4,P5',
  name2: 'Boots',
  productCodes2: 'P6,P7',
  name3: 'Gone',
  productCodes3: 'P8',
}
const data = {
  products: [
    ...products(['P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7']),
    product({ code: 'P8', onShelves: false }),
  ],
}
const show = (around = {}) => renderView('productTabs', ProductTabs, options, { data, ...around })
const tab = (name: string) => screen.getByRole('tab', { name })
const panelOf = (name: string) => {
  const panel = document.getElementById(tab(name).getAttribute('aria-controls') ?? '')
  if (!panel) throw new Error(`No panel of ${name}`)
  return panel
}

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  Element.prototype.scrollTo = function (this: Element, to?: ScrollToOptions | number) {
    if (typeof to === 'object') this.scrollLeft = to.left ?? 0
  }
  return () => vi.unstubAllGlobals()
})

describe('products with tabs', () => {
  test('the first tab is selected; a tab without sellable products is not listed (L-213, L-216)', () => {
    show()
    expect(screen.getAllByRole('tab').map(one => one.textContent)).toEqual(['Jackets', 'Boots'])
    expect(tab('Jackets')).toHaveAttribute('aria-selected', 'true')
    expect(within(panelOf('Jackets')).getAllByRole('link')[0]).toHaveTextContent('Title P1')
  })

  test('clicking a tab selects it and takes its slider to the start (L-215)', async () => {
    const user = userEvent.setup()
    show()
    const strip = within(panelOf('Boots')).getByRole('list')
    strip.scrollLeft = 240
    await user.click(tab('Boots'))
    expect(tab('Boots')).toHaveAttribute('aria-selected', 'true')
    expect(tab('Jackets')).toHaveAttribute('aria-selected', 'false')
    expect(panelOf('Boots')).toHaveAttribute('data-open')
    expect(panelOf('Jackets')).not.toHaveAttribute('data-open')
    expect(strip.scrollLeft).toBe(0)
    strip.scrollLeft = 240
    await user.click(tab('Boots'))
    expect(strip.scrollLeft).toBe(0)
  })

  test('arrow keys, Home and End move and select; Tab stops once', async () => {
    const user = userEvent.setup()
    show()
    await user.tab()
    expect(tab('Jackets')).toHaveFocus()
    await user.keyboard('{ArrowRight}')
    expect(tab('Boots')).toHaveFocus()
    expect(tab('Boots')).toHaveAttribute('aria-selected', 'true')
    await user.keyboard('{ArrowRight}')
    expect(tab('Jackets')).toHaveFocus()
    await user.keyboard('{End}')
    expect(tab('Boots')).toHaveFocus()
    await user.keyboard('{Home}')
    expect(tab('Jackets')).toHaveFocus()
    expect(tab('Boots')).toHaveAttribute('tabindex', '-1')
  })

  test('every panel is in the server’s HTML', () => {
    const parsed = parseOptions(productTabsBlock, options).options as ProductTabsOptions
    const html = renderToString(inPage(<ProductTabs id="c1" options={parsed} data={data} />))
    for (const code of ['P1', 'P5', 'P6', 'P7']) expect(html).toContain(`Title ${code}`)
    expect(html).not.toContain('P8')
  })

  test('a tab without a name is called by its number', () => {
    renderView('productTabs', ProductTabs, { productCodes2: 'P6' }, { data })
    expect(tab('Group 2')).toBeVisible()
  })

  test('without products the block is empty (L-172)', () => {
    expect(show({ data: {} }).container).toBeEmptyDOMElement()
  })

  test('the canvas shows every tab, empty ones too, with placeholders (L-162, LO-24)', () => {
    renderView('productTabs', ProductTabs, { ...options, name4: 'Empty' }, { mode: 'builder' })
    expect(screen.getAllByRole('tab').map(one => one.textContent)).toEqual([
      'Jackets',
      'Boots',
      'Gone',
      'Empty',
    ])
    expect(screen.getByText('P8')).toBeInTheDocument()
    expect(screen.queryByRole('link')).toBeNull()
  })
})
