import type { ListedStyle } from '#desk/styles/listed-style.ts'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderInWorld } from '../../testing/open-editor.tsx'
import type { Answer } from '../../testing/world.tsx'
import { StyleList } from './StyleList.tsx'

const row = (style: string, gaps: ListedStyle['gaps']): ListedStyle => ({
  style,
  title: { zh_HK: '外套', en_US: style },
  picUrl: '',
  brands: [],
  categories: [],
  labels: [],
  colours: 2,
  skus: 6,
  shelf: 'on',
  lowest: null,
  highest: null,
  free: null,
  listed: 0,
  gaps,
})

test('the list says in which groups a style lacks something, and is filtered by them', async () => {
  const list = vi.fn<Answer<'styles.list'>>(async () => ({
    rows: [row('Ridge', ['sale', 'en_US']), row('Peak', [])],
    next: null,
    count: 2,
  }))
  const none = async () => ({ rows: [], next: null, count: 0, emptiedBy: [] })
  renderInWorld(<StyleList operator={{ name: 'ada', role: 'editor' }} />, {
    answers: { 'styles.list': list, 'brands.list': none, 'categories.list': none, 'labels.list': none },
    at: '/goods?gap=sale',
  })
  expect(await screen.findByRole('row', { name: /Ridge/ })).toHaveTextContent('For sale · In English')
  expect(screen.getByRole('row', { name: /Peak/ })).toHaveTextContent('Complete')
  expect(list).toHaveBeenLastCalledWith(expect.objectContaining({ gap: 'sale' }))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Missing' }), 'In Chinese')
  expect(list).toHaveBeenLastCalledWith(expect.objectContaining({ gap: 'zh_HK' }))
})
