import type { SkuBuying } from '#desk/styles/appearances.ts'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderInWorld } from '../../testing/open-editor.tsx'
import type { Answer } from '../../testing/world.tsx'
import { WhyNot } from './WhyNot.tsx'

const sku = (code: string, problems: SkuBuying['problems'], more: Partial<SkuBuying> = {}): SkuBuying => ({
  sku: code,
  product: 'NC1-RED',
  options: [{ zh_HK: `${code} 碼`, en_US: `Size ${code}` }],
  problems,
  price: { amount: 900, currencyCode: 'HKD' },
  promotion: null,
  free: 0,
  held: 0,
  ...more,
})

const open = (skus: readonly SkuBuying[]) => {
  const ask = vi.fn<Answer<'styles.why-not'>>(async () => skus)
  const onGo = vi.fn<(code: string, path: string) => void>()
  renderInWorld(<WhyNot style="NC1" onGo={onGo} />, { answers: { 'styles.why-not': ask } })
  return { ask, onGo }
}

test('each reason is said once for a product, with its SKUs, and leads to the field that mends it', async () => {
  const { onGo } = open([
    sku('S', ['SOLD_OUT'], { held: 2 }),
    sku('M', ['SOLD_OUT', 'DISABLED'], { held: 1 }),
    sku('L', []),
  ])
  expect(await screen.findByText('2 of 3 SKUs cannot be bought.')).toBeVisible()
  await userEvent.click(
    screen.getByRole('button', {
      name: 'Nothing in stock; orders hold 3 units NC1-RED: Size S, Size M',
    }),
  )
  expect(onGo).toHaveBeenLastCalledWith('NC1-RED', 'skus.S.inventory')
  await userEvent.click(screen.getByRole('button', { name: 'Not enabled NC1-RED: Size M' }))
  expect(onGo).toHaveBeenLastCalledWith('NC1-RED', 'skus.M.isEnabled')
})

test('asks for another shopper and country; a reason that no field mends is no button', async () => {
  const { ask } = open([sku('S', ['NO_REGION'])])
  expect(await screen.findByText(/The shop does not deliver to this country/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /does not deliver/ })).toBeNull()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Shopper' }), 'Staff')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Delivered to' }), 'Macau')
  expect(ask).toHaveBeenLastCalledWith({ style: 'NC1', viewer: 'staff', country: 'MO' })
})

test('goods that can be bought are said to be', async () => {
  open([sku('S', []), sku('M', [])])
  expect(await screen.findByText('All 2 SKUs can be bought.')).toBeVisible()
  expect(screen.queryByRole('list')).toBeNull()
})
