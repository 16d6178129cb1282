import { blockOf } from '../../form/inspector/testing.tsx'
import { inWorld } from '../../testing/world.tsx'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SETTING_PLACEHOLDERS } from '#api/rules/stated-settings.ts'
import { PlaceholderHelp } from './PlaceholderHelp.tsx'

const help = (code: string, options: object, pageLocale: 'zh_HK' | 'en_US') =>
  render(inWorld(<PlaceholderHelp block={blockOf(code)} options={options} pageLocale={pageLocale} />))

test('lists every placeholder with what shoppers of the page read in its place', () => {
  help('footerIconList', blockOf('footerIconList').presets[0]?.options ?? {}, 'zh_HK')
  const listed = screen.getAllByRole('term', { hidden: true }).map(term => term.textContent)
  expect(listed).toHaveLength(SETTING_PLACEHOLDERS.length)
  expect(listed).toContain('{freeDeliveryFrom} HK$1,000')
  expect(listed).toContain('{deliveryDaysHongKong} 3 至 5')
})

test('a block without texts has no such list', () => {
  const { container } = help('compareBar', {}, 'en_US')
  expect(container).toHaveTextContent('')
})
