import { withModalDialogs } from '#blocks/testing/dialogs.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Answers } from '../../testing/world.tsx'
import { deskOrder, listedOrder } from '../orders/testing.ts'
import { listedReturn } from '../returns/testing.ts'
import { address, group, NO_RECORDS, openFind } from './testing/open-find.tsx'

withModalDialogs()
beforeEach(() => {
  localStorage.clear()
  window.scrollTo = () => undefined
})

const NUMBER = '202611230000000001'
describe('finding anything at the desk', () => {
  test('by keyboard alone: the shortcut opens it, letters find, Enter opens, and the focus is on the heading', async () => {
    const user = await openFind()
    const field = screen.getByRole('combobox', { name: 'Search the desk' })
    expect(field).toHaveFocus()
    await user.keyboard('audit')
    const [option] = await screen.findAllByRole('option')
    expect(option).toHaveTextContent('Audit log')
    expect(field).toHaveAttribute('aria-controls', screen.getByRole('listbox', { name: 'Results' }).id)
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', option?.id))
    await user.keyboard('{Enter}')
    expect(address()).toBe('/audit')
    expect(screen.queryByRole('combobox')).toBeNull()
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  })

  test('screens are found by their names in both languages; commands open their dialogs', async () => {
    const user = await openFind()
    await user.keyboard('操作紀錄')
    expect(screen.getAllByRole('option')[0]).toHaveTextContent('Audit log')
    await user.clear(screen.getByRole('combobox'))
    await user.keyboard('new page{Enter}')
    expect(address()).toBe('/pages?new')
  })

  test('pages are found by title and address', async () => {
    const user = await openFind()
    await user.keyboard('landingPage/trail')
    await user.click(await screen.findByRole('option', { name: /Trail notes/ }))
    expect(address()).toBe('/pages/trail_en_US')
  })

  test('an order is found by its number once typing rests, and so are its returns', async () => {
    const find = vi.fn<NonNullable<Answers['orders.find']>>(async () => deskOrder())
    const user = await openFind({
      answers: {
        'orders.find': find,
        'returns.list': async () => ({ rows: [listedReturn({ number: 'A202611240001' })], next: null }),
      },
    })
    await user.keyboard(NUMBER)
    expect(await screen.findByRole('option', { name: new RegExp(`^${NUMBER}`) })).toBeVisible()
    expect(group('Returns').getByRole('option', { name: /A202611240001/ })).toBeVisible()
    expect(find).toHaveBeenCalledTimes(1)
    await user.keyboard('{Enter}')
    expect(address()).toBe(`/orders/${NUMBER}`)
  })

  test('orders are found by e-mail address, with a plus sign where there are more', async () => {
    const user = await openFind({
      answers: {
        'orders.list': async ({ email }) => ({
          rows: email ? [listedOrder()] : [],
          next: email ? 'O1' : null,
        }),
      },
    })
    await user.keyboard('mei@cairn.example')
    expect(await screen.findByRole('group', { name: 'Orders 1+' })).toBeVisible()
  })

  test('an editor, who has no right to orders, finds none and asks for none (LO-13)', async () => {
    const find = vi.fn<NonNullable<Answers['orders.find']>>(async () => deskOrder())
    const user = await openFind({ role: 'editor', answers: { 'orders.find': find } })
    await user.keyboard(NUMBER)
    expect(await screen.findByText(`Nothing matches “${NUMBER}”.`)).toBeVisible()
    expect(find).not.toHaveBeenCalled()
  })

  test('the request of an older term is aborted', async () => {
    const signals = new Map<string | undefined, AbortSignal | undefined>()
    const user = await openFind({
      answers: {
        'media.list'({ term }, signal) {
          signals.set(term, signal)
          return new Promise(() => undefined)
        },
      },
    })
    await user.keyboard('te')
    await waitFor(() => expect(signals.get('te')?.aborted).toBe(false))
    await user.keyboard('nt')
    await waitFor(() => expect(signals.has('tent')).toBe(true))
    expect(signals.get('te')?.aborted).toBe(true)
    expect(signals.get('tent')?.aborted).toBe(false)
    expect(screen.getByText('Searching…', { selector: 'output' })).toBeVisible()
  })

  test('a promotion is stopped by its name, and shown', async () => {
    const row = {
      code: 'flash',
      title: { zh_HK: '快閃', en_US: 'Flash sale' },
      changed: null,
      line: { kind: 'label', code: 'flash', frontName: { zh_HK: '', en_US: '' } },
    } as const
    const list = vi.fn<NonNullable<Answers['promotions.list']>>(async () => ({ ...NO_RECORDS, rows: [row] }))
    const stop = vi.fn<NonNullable<Answers['promotions.stop']>>(async ({ code }) => ({
      code,
      set: 1,
      name: row.title,
      goods: 0,
    }))
    const user = await openFind({ answers: { 'promotions.list': list, 'promotions.stop': stop } })
    await user.keyboard('stop flash')
    await user.click(await screen.findByRole('option', { name: /^Stop Flash sale/ }))
    expect(list).toHaveBeenCalledWith(
      { search: 'flash', filters: { state: 'running' }, size: 8 },
      expect.anything(),
    )
    expect(stop).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'flash' }))
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/promotions/flash'))
  })

  test('a source that fails is named and can be asked again; the others still answer', async () => {
    let isDown = true
    const user = await openFind({
      answers: {
        'media.list': () =>
          isDown
            ? Promise.reject(new Error('down'))
            : Promise.resolve({ items: [], total: 0, tags: [], types: [] }),
      },
    })
    await user.keyboard('trail')
    expect(await screen.findByRole('alert')).toHaveTextContent('Could not be searched: Pictures.')
    expect(screen.getByRole('option', { name: /Trail notes/ })).toBeVisible()
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })

  test('letters of an input method that are not yet chosen ask the server nothing', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    const list = vi.fn<NonNullable<Answers['media.list']>>(async () => ({
      items: [],
      total: 0,
      tags: [],
      types: [],
    }))
    await openFind({ answers: { 'media.list': list } })
    const field = screen.getByRole('combobox')
    fireEvent.compositionStart(field)
    fireEvent.change(field, { target: { value: 'zoeng' } })
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(list).not.toHaveBeenCalled()
    fireEvent.change(field, { target: { value: '帳' } })
    fireEvent.compositionEnd(field)
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(list.mock.calls.map(([input]) => input)).toEqual([{ term: '帳' }])
    vi.useRealTimers()
  })

  test('what was chosen before comes first the next time', async () => {
    const user = await openFind()
    await user.keyboard('redirects{Enter}')
    expect(address()).toBe('/redirects')
    await user.keyboard('{Control>}k{/Control}')
    await screen.findByRole('combobox')
    expect(screen.getAllByRole('group')[0]).toHaveAccessibleName('Recent 1')
    await user.keyboard('{ArrowDown}{Enter}')
    expect(address()).toBe('/redirects')
  })

  test('the shortcut opens nothing over another dialog', async () => {
    const user = await openFind()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await user.click(screen.getByRole('button', { name: 'Menu' }))
    await user.keyboard('{Control>}k{/Control}')
    expect(screen.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    expect(screen.queryByRole('combobox')).toBeNull()
  })
})
