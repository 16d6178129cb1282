import { withModalDialogs } from '#blocks/testing/dialogs.ts'
import { brands } from '#desk/collections/brands/definition.ts'
import type { ListView } from '#desk/views/list-view.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useLocation } from 'react-router'
import { expect, test, vi } from 'vitest'
import { renderInWorld } from '../../testing/open-editor.tsx'
import type { Answer, Answers } from '../../testing/world.tsx'
import { CollectionList } from '../collections/CollectionList.tsx'
import { StyleList } from '../styles/StyleList.tsx'

withModalDialogs()

const Address = () => {
  const { pathname, search } = useLocation()
  return <output data-testid="address">{pathname + search}</output>
}
const address = () => screen.getByTestId('address').textContent
const publisher = { name: 'ada', role: 'publisher' } as const

const view = (change: Partial<ListView> = {}): ListView => ({
  id: '1',
  name: 'With pictures',
  query: 'imageUrl=with',
  owner: 'ada',
  isOwn: true,
  isShared: false,
  canChange: true,
  ...change,
})

const BRANDS: Answer<'brands.list'> = async () => ({
  rows: [
    {
      code: 'northcairn',
      title: { zh_HK: '北堆', en_US: 'Northcairn' },
      line: {
        kind: 'brand',
        code: 'northcairn',
        name: { zh_HK: '北堆', en_US: 'Northcairn' },
        position: 7,
      },
      changed: null,
    },
  ],
  next: null,
  count: 1,
  emptiedBy: [],
})

function openBrands(query: string, answers: Answers = {}) {
  renderInWorld(
    <>
      <CollectionList collection={brands} operator={publisher} />
      <Address />
    </>,
    {
      at: `/brands${query}`,
      answers: { 'brands.list': BRANDS, 'views.list': async () => [view()], ...answers },
    },
  )
}
const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const chosen = (name: string | RegExp) => userEvent.click(screen.getByRole('menuitem', { name }))

test('a view is a link: opening it puts its query into the address, and the menu names it', async () => {
  const list = vi.fn<Answer<'brands.list'>>(BRANDS)
  openBrands('?q=north', { 'brands.list': list })
  await press('Views')
  await chosen(/With pictures/)
  expect(address()).toBe('/brands?imageUrl=with')
  expect(await screen.findByRole('button', { name: 'View: With pictures' })).toBeVisible()
  expect(list).toHaveBeenLastCalledWith(
    expect.objectContaining({ search: '', filters: { imageUrl: 'with' } }),
  )
  await press('View: With pictures')
  expect(screen.getByRole('menuitem', { name: /With pictures/ })).toHaveTextContent('shown now')
  await chosen('Everything')
  expect(address()).toBe('/brands')
})

test('what the list shows is saved under a name, for the operator or for all', async () => {
  const save = vi.fn<Answer<'views.save'>>(async () => view())
  openBrands('?sort=name+desc&columns=position', { 'views.save': save })
  await press('Views')
  await chosen('Save this view…')
  const dialog = within(await screen.findByRole('dialog', { name: 'Save this view' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(dialog.getByText('Enter a name.')).toBeVisible()
  await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Positions')
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Show it to all operators' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(save).toHaveBeenCalledExactlyOnceWith({
    list: 'brands',
    name: 'Positions',
    query: 'sort=name+desc&columns=position',
    isShared: true,
  })
})

test('a query that is too long says so and is not saved', async () => {
  const save = vi.fn<Answer<'views.save'>>()
  openBrands(`?q=${'a'.repeat(4001)}`, { 'views.save': save })
  await press('Views')
  await chosen('Save this view…')
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Long')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(dialog.getByText(/address is too long/)).toBeVisible()
  expect(save).not.toHaveBeenCalled()
})

test('views are replaced, renamed, shared and deleted; those of others are only read', async () => {
  const calls: unknown[] = []
  const noting = (name: string) => async (input: object) => {
    calls.push([name, input])
    return view()
  }
  openBrands('?q=north', {
    'views.list': async () => [
      view(),
      view({ id: '2', name: 'Shared', owner: 'bo', isOwn: false, isShared: true, canChange: false }),
    ],
    'views.share': noting('share'),
    'views.replace': noting('replace'),
    'views.rename': noting('rename'),
    'views.remove': noting('remove'),
  })
  await press('Views')
  await chosen('Manage views…')
  const dialog = within(await screen.findByRole('dialog', { name: 'Views of this list' }))
  expect(dialog.getByText('Shared by bo')).toBeVisible()
  expect(dialog.queryByRole('button', { name: 'Delete Shared' })).toBeNull()
  await userEvent.click(dialog.getByRole('button', { name: 'Replace by what shows now: With pictures' }))
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Shown to all operators: With pictures' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Rename With pictures' }))
  const name = dialog.getByRole('textbox', { name: 'Name' })
  expect(name).toHaveFocus()
  await userEvent.clear(name)
  await userEvent.type(name, 'Pictured{Enter}')
  await userEvent.click(await dialog.findByRole('button', { name: 'Delete With pictures' }))
  expect(calls).toHaveLength(3)
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
  await waitFor(() =>
    expect(calls).toEqual([
      ['replace', { id: '1', query: 'q=north' }],
      ['share', { id: '1', isShared: true }],
      ['rename', { id: '1', name: 'Pictured' }],
      ['remove', { id: '1' }],
    ]),
  )
})

test('columns and their order are in the address, and stay while the list is filtered', async () => {
  openBrands('?columns=position')
  await screen.findByRole('row', { name: /Northcairn/ })
  expect(heads()).toEqual(['Brand', 'Order'])
  await press('Columns')
  const dialog = within(await screen.findByRole('dialog', { name: 'Columns' }))
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Last changed' }))
  dialog.getByRole('button', { name: /Last changed/ }).focus()
  await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{ArrowUp}{/Alt}')
  await userEvent.click(dialog.getByRole('button', { name: 'Show' }))
  expect(address()).toBe('/brands?columns=changed%2Cposition')
  expect(heads()).toEqual(['Brand', 'Last changed', 'Order'])
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Direction' }), 'Descending')
  expect(address()).toBe('/brands?sort=position+desc&columns=changed%2Cposition')
  await press('Columns')
  await press('Usual columns')
  await press('Show')
  expect(address()).toBe('/brands?sort=position+desc')
})

test('what the list does not know of the address is named, and can be removed', async () => {
  openBrands('?imageUrl=maybe&season=summer&columns=weight,position&q=a')
  expect(
    await screen.findByText(/not applied: imageUrl=maybe · season=summer · columns=weight\./),
  ).toBeVisible()
  await press('Remove it')
  expect(address()).toBe('/brands?q=a&columns=position')
  expect(screen.queryByText(/not applied/)).toBeNull()
})

test('the list of styles has columns, views and the notice too', async () => {
  const none = async () => ({ rows: [], next: null, count: 0, emptiedBy: [] })
  renderInWorld(<StyleList operator={publisher} />, {
    at: '/goods?columns=listed,brands&shelf=maybe&free=2',
    answers: {
      'views.list': async () => [view({ query: 'columns=listed,brands&shelf=maybe&free=2' })],
      'styles.list': async () => ({
        rows: [
          {
            style: 'PEAK',
            title: { zh_HK: '山峰', en_US: 'Peak' },
            picUrl: '',
            brands: ['northcairn', 'gone'],
            categories: [],
            labels: [],
            colours: 1,
            skus: 2,
            shelf: 'on',
            lowest: null,
            highest: null,
            free: null,
            gaps: [],
            listed: Date.UTC(2026, 10, 1),
          },
        ],
        next: null,
        count: 1,
      }),
      'brands.list': BRANDS,
      'categories.list': none,
      'labels.list': none,
    },
  })
  expect(await screen.findByRole('row', { name: /Peak.*1 November 2026.*Northcairn, gone/ })).toBeVisible()
  expect(heads()).toEqual(['Style', 'First listed', 'Brand'])
  expect(screen.getByText(/not applied: shelf=maybe\./)).toBeVisible()
  expect(await screen.findByRole('button', { name: 'View: With pictures' })).toBeVisible()
})
