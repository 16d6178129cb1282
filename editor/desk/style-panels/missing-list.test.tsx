import type { StyleProduct } from '#desk/styles/listed-style.ts'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderInWorld } from '../../testing/open-editor.tsx'
import type { Around, Answer } from '../../testing/world.tsx'
import { MissingList } from './MissingList.tsx'
import { styleLine } from './testing.ts'

type Line = StyleProduct['line']

const facts = vi.fn<Answer<'styles.facts'>>(async () => ({ usual: [] }))
const show = (lines: readonly Line[], around: Around = {}) => {
  const onGo = vi.fn<(code: string, path: string) => void>()
  renderInWorld(<MissingList lines={lines} onGo={onGo} />, {
    answers: { 'styles.facts': facts },
    ...around,
  })
  return onGo
}
const group = (name: string) => within(screen.getByRole('list', { name }))

test('entries are grouped by severity and language, and each leads to its field', async () => {
  const onGo = show([
    styleLine('NC1-NVY', { salePrice: null }),
    styleLine('NC1-RED', { subTitle: { zh_HK: '輕便', en_US: '' } }),
  ])
  expect(screen.getByText('2 things are missing. Press one to go to its field.')).toBeVisible()
  await userEvent.click(
    group('Shoppers cannot buy it').getByRole('button', {
      name: 'No sale price: it counts as a gift NC1-NVY',
    }),
  )
  expect(onGo).toHaveBeenLastCalledWith('NC1-NVY', 'salePrice')
  await userEvent.click(group('In English').getByRole('button', { name: 'No subtitle NC1-RED' }))
  expect(onGo).toHaveBeenLastCalledWith('NC1-RED', 'subTitle.en_US')
  expect(screen.queryByRole('list', { name: 'In Chinese' })).toBeNull()
})

test('a gap of all products is one entry, without their codes', async () => {
  const without = { description: { zh_HK: '', en_US: '' } }
  const onGo = show([styleLine('NC1-NVY', without), styleLine('NC1-RED', without)], { uiLocale: 'zh_HK' })
  await userEvent.click(group('中文內容').getByRole('button', { name: '沒有描述' }))
  expect(onGo).toHaveBeenCalledExactlyOnceWith('NC1-NVY', 'description.zh_HK')
})

test('attributes that are usual in its categories are asked for once they are known', async () => {
  facts.mockResolvedValueOnce({
    usual: [{ category: 'jackets', attribute: 'gender', name: { zh_HK: '性別', en_US: 'Gender' } }],
  })
  show([styleLine('NC1-NVY')])
  expect(screen.getByText('Nothing is missing.')).toBeVisible()
  expect(await screen.findByRole('button', { name: /No Gender, which most goods/ })).toBeVisible()
  expect(facts).toHaveBeenLastCalledWith({ categories: ['jackets'] })
})
