import type { StyleAppearances } from '#desk/styles/appearances.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInWorld } from '../../testing/open-editor.tsx'
import { Appears } from './Appears.tsx'

const both = (zh_HK: string, en_US: string) => ({ zh_HK, en_US })
const EMPTY: StyleAppearances = { pages: [], menus: [], promotions: [], campaigns: [] }
const open = (change: Partial<StyleAppearances>) =>
  renderInWorld(<Appears style="NC1" />, {
    answers: { 'styles.appears': async () => ({ ...EMPTY, ...change }) },
  })
const page = (key: string) => ({
  key,
  path: `/${key}`,
  locale: 'en_US' as const,
  title: key,
  where: 'live' as const,
  blocks: [{ id: 'b1', code: 'bestSelling', name: '', isPopup: false }],
})
const list = async (name: string) => within(await screen.findByRole('list', { name }))
const men = { kind: 'category', code: 'men', name: both('男裝', 'Men') } as const

test('pages that name a style lead to the block; those of its groups are apart, with the group', async () => {
  open({
    pages: [
      { ...page('sale'), by: [{ kind: 'product', code: 'NC1-RED', name: both('外套', 'Jacket') }, men] },
      { ...page('season'), by: [men] },
    ],
  })
  const named = await list('Pages that name it')
  expect(named.getByRole('link', { name: 'sale' })).toHaveAttribute('href', '/pages/sale?block=b1')
  const grouped = await list('Pages that show what it belongs to')
  expect(grouped.getByRole('link', { name: 'season' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Men' })).toHaveAttribute('href', '/categories/men')
})

test('menus are named from the top; offers with their period and state', async () => {
  open({
    menus: [{ code: 'm1', names: [both('主頁', 'Home'), both('外套', 'Jackets')], by: men }],
    promotions: [
      {
        code: 'P1',
        name: both('減', 'Ten off'),
        beginTime: 0,
        endTime: 7_200_000,
        isRunning: true,
        isForAll: true,
      },
    ],
  })
  expect((await list('Menus')).getByText('Home › Jackets')).toBeVisible()
  expect((await list('Promotions')).getByText(/Ten off/)).toHaveTextContent(
    'P1 · running · 1 Jan 1970, 08:00 – 1 Jan 1970, 10:00 · counts all goods',
  )
  expect(screen.queryByRole('list', { name: 'Coupons and codes' })).toBeNull()
})

test('a style that nothing shows is said to be nowhere', async () => {
  open({})
  expect(await screen.findByText('No page, menu, promotion or coupon shows it.')).toBeVisible()
})
