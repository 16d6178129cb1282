import { withModalDialogs } from '#blocks/testing/dialogs.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Route, Routes } from 'react-router'
import { describe, expect, test, vi } from 'vitest'
import { WEBHOOK_TYPES } from '#api/rules/webhook-types.ts'
import { LOCALES } from '#locales/locale.ts'
import { catalogue } from '#locales/catalogue.ts'
import type { Role } from '#operators/operator.ts'
import { renderInWorld } from '../../testing/open-editor.tsx'
import type { Answer, Answers } from '../../testing/world.tsx'
import { DeliveryList } from './DeliveryList.tsx'
import { delivery, deskReceiver, givenUpDelivery, pausedReceiver } from './testing.ts'
import { typeKey } from './type-key.ts'
import { WebhookList } from './WebhookList.tsx'

withModalDialogs()

function open(answers: Answers, { at = '/webhooks', role = 'admin' as Role } = {}) {
  const operator = { name: 'ada', role }
  renderInWorld(
    <Routes>
      <Route path="/webhooks" element={<WebhookList operator={operator} />} />
      <Route path="/webhooks/:id" element={<DeliveryList operator={operator} />} />
    </Routes>,
    { at, answers: { 'webhooks.list': async () => [deskReceiver(), pausedReceiver()], ...answers } },
  )
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const WAREHOUSE = 'https://warehouse.example/hooks/cairn'

test('every event has a text of its own in both languages', () => {
  for (const locale of LOCALES) {
    const { types } = catalogue[locale].editor.webhooks
    expect(new Set(WEBHOOK_TYPES.map(type => types[typeKey(type)])).size).toBe(WEBHOOK_TYPES.length)
    expect(Object.keys(types)).toHaveLength(WEBHOOK_TYPES.length + 1)
  }
})

describe('receivers', () => {
  test('show their events, and why nothing is sent to one that is paused', async () => {
    open({})
    expect(
      await screen.findByRole('row', { name: /warehouse.*Order paid · .*Stock changed.* On / }),
    ).toBeVisible()
    const paused = screen.getByRole('row', { name: /accounts/ })
    expect(paused.textContent).toMatch(/PausedFails since .*It failed for a day.*12 waiting, 1 given up/)
  })

  test('one is added with chosen events, and its secret shown until the dialog closes', async () => {
    const add = vi.fn<Answer<'webhooks.add'>>(async () => ({ ...deskReceiver(), secret: 'whsec_once' }))
    open({ 'webhooks.list': async () => [], 'webhooks.add': add })
    expect(await screen.findByText('No program receives events yet.')).toBeVisible()
    await press('Add receiver')
    const dialog = within(screen.getByRole('dialog', { name: 'Add receiver' }))
    await userEvent.type(dialog.getByLabelText('Address'), ` ${WAREHOUSE}`)
    await userEvent.click(dialog.getByRole('button', { name: 'Add receiver' }))
    expect(dialog.getByText('Choose at least one event.')).toBeVisible()
    expect(add).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Stock changed' }))
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Order paid' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Add receiver' }))
    expect(await screen.findByLabelText('Secret')).toHaveValue('whsec_once')
    expect(add).toHaveBeenCalledExactlyOnceWith({ url: WAREHOUSE, types: ['order.paid', 'stock.changed'] })
  })

  test('one that is paused is resumed, one that is on is switched off', async () => {
    const turn = vi.fn<Answer<'webhooks.turn'>>(async () => deskReceiver())
    open({ 'webhooks.turn': turn })
    await screen.findByRole('row', { name: /warehouse/ })
    await press('Resume https://accounts.example/cairn')
    await press(`Switch off ${WAREHOUSE}`)
    await waitFor(() =>
      expect(turn.mock.calls.map(([input]) => input)).toEqual([
        { receiver: 'r2', isOn: true },
        { receiver: 'r1', isOn: false },
      ]),
    )
  })

  test('a test is sent', async () => {
    const send = vi.fn<Answer<'webhooks.test'>>(async () => deskReceiver())
    open({ 'webhooks.test': send })
    await screen.findByRole('row', { name: /warehouse/ })
    await press(`Send a test to ${WAREHOUSE}`)
    await waitFor(() => expect(send.mock.calls[0]?.[0]).toEqual({ receiver: 'r1' }))
  })

  test('a secret is replaced and a receiver removed only after a question', async () => {
    const renew = vi.fn<Answer<'webhooks.renew'>>(async () => ({ ...deskReceiver(), secret: 'whsec_new' }))
    const remove = vi.fn<Answer<'webhooks.remove'>>(async () => ({ url: WAREHOUSE }))
    open({ 'webhooks.renew': renew, 'webhooks.remove': remove })
    await screen.findByRole('row', { name: /warehouse/ })
    await press(`New secret for ${WAREHOUSE}`)
    expect(renew).not.toHaveBeenCalled()
    await press('New secret')
    expect(await screen.findByLabelText('Secret')).toHaveValue('whsec_new')
    await press('Close')
    await press(`Remove ${WAREHOUSE}`)
    expect(remove).not.toHaveBeenCalled()
    await press('Remove')
    await waitFor(() => expect(remove.mock.calls[0]?.[0]).toEqual({ receiver: 'r1' }))
  })

  test('a publisher looks at them and changes nothing; an editor reads that they are not theirs', async () => {
    open({}, { role: 'publisher' })
    expect(await screen.findByRole('row', { name: /warehouse/ })).toBeVisible()
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('an editor reads that they are not theirs (LO-13)', () => {
    open({}, { role: 'editor' })
    expect(screen.getByText('Your role may not see webhooks.')).toBeVisible()
  })
})

describe('deliveries', () => {
  test('are listed by state with what the receiver answered, and sent again', async () => {
    const list = vi.fn<Answer<'webhooks.deliveries'>>(async ({ state }) => ({
      rows: state === 'GIVEN_UP' ? [givenUpDelivery()] : [delivery(), givenUpDelivery()],
      next: null,
    }))
    const retry = vi.fn<Answer<'webhooks.retry'>>(async () => ({ type: 'stock.changed', event: 'e2' }))
    open({ 'webhooks.deliveries': list, 'webhooks.retry': retry }, { at: '/webhooks/r1' })
    expect(
      await screen.findByRole('row', { name: /Order paid E2026112800001 Delivered 1 attempt/ }),
    ).toBeVisible()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'GIVEN_UP')
    await waitFor(() => expect(screen.queryByText('E2026112800001')).toBeNull())
    await userEvent.click(screen.getByText('2 attempts'))
    expect(screen.getByText(/no answer \(8001 ms\) TimeoutError/)).toBeVisible()
    expect(screen.getByText(/422 \(97 ms\) \{"error":"unknown SKU"\}/)).toBeVisible()
    await press('Send now: Stock changed, FURROW-M')
    await waitFor(() => expect(retry.mock.calls[0]?.[0]).toEqual({ delivery: 'd2' }))
    expect(list.mock.calls.map(([input]) => input)).toContainEqual({ receiver: 'r1', state: 'GIVEN_UP' })
  })

  test.each([
    ['', 'Nothing was sent yet.'],
    ['?state=WAITING', 'No deliveries match.'],
  ])('says that there are none%s', async (search, text) => {
    open({ 'webhooks.deliveries': async () => ({ rows: [], next: null }) }, { at: `/webhooks/r1${search}` })
    expect(await screen.findByText(text)).toBeVisible()
  })
})
