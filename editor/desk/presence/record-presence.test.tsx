import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Route, Routes } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { withModalDialogs } from '#blocks/testing/dialogs.ts'
import { brands } from '#desk/collections/brands/definition.ts'
import type { RecordDetail, RecordStep } from '#desk/collections/record-shapes.ts'
import type { RecordEvent } from '#desk/presence/record-presence.ts'
import { renderInWorld } from '../../testing/open-editor.tsx'
import type { Answer } from '../../testing/world.tsx'
import { RecordScreen } from '../collections/RecordScreen.tsx'

withModalDialogs()
beforeEach(() => localStorage.clear())

const name = { zh_HK: '高山', en_US: 'Alpine' }
const detail = (base: number, position: number): RecordDetail => ({
  code: 'alpine',
  title: name,
  line: { kind: 'brand', code: 'alpine', name, position } as RecordDetail['line'],
  changed: null,
  base,
  planned: [],
})
const step: RecordStep = {
  set: 7,
  at: 0,
  by: 'bo',
  source: 'form',
  reason: '',
  isUndone: false,
  changes: [{ path: 'position', before: 1, after: 2 }],
}

function openBrand() {
  let stored = detail(3, 1)
  let history: readonly RecordStep[] = []
  let tell: (event: RecordEvent) => void = () => undefined
  let own = ''
  const stop = vi.fn<() => void>()
  const announce = vi.fn<Answer<'brands.announce'>>(async () => ({ operators: [], latest: 3 }))
  const rendered = renderInWorld(
    <Routes>
      <Route
        path="/brands/:code"
        element={<RecordScreen collection={brands} operator={{ name: 'ada', role: 'publisher' }} />}
      />
    </Routes>,
    {
      at: '/brands/alpine',
      watchRecord(area, code, client, { onEvent }) {
        expect([area, code]).toEqual(['brands', 'alpine'])
        own = client
        tell = onEvent
        return stop
      },
      answers: {
        'brands.find': async () => stored,
        'brands.history': async () => history,
        'brands.announce': announce,
      },
    },
  )
  const savedByBo = () => {
    stored = detail(7, 2)
    history = [step]
  }
  return {
    ...rendered,
    announce,
    stop,
    savedByBo,
    own: () => own,
    tell: (event: RecordEvent) => act(async () => tell(event)),
  }
}

const english = () => screen.findByRole('textbox', { name: /English/ })
const order = () => screen.getByRole('spinbutton')

test('others are named with what they do; the own window is not among them', async () => {
  const { tell, own } = openBrand()
  await english()
  expect(screen.queryByRole('list', { name: 'Also open at' })).toBeNull()
  await tell({
    kind: 'present',
    operators: [
      { client: own(), name: 'ada', fields: [] },
      { client: 'window-b', name: 'bo', fields: [] },
      { client: 'window-c', name: 'cy', fields: ['position', 'name.zh_HK'] },
    ],
  })
  const list = screen.getByRole('list', { name: 'Also open at' })
  expect(list).toHaveTextContent('bo is looking at this')
  expect(list).toHaveTextContent('cy is changing: Order, Name (Chinese)')
  expect(list).not.toHaveTextContent('ada')
})

test('what is typed here is said to others; leaving ends the stream', async () => {
  const { announce, own, stop, unmount } = openBrand()
  await userEvent.type(await english(), '!')
  await waitFor(() =>
    expect(announce.mock.lastCall?.[0]).toEqual({ code: 'alpine', client: own(), fields: ['name.en_US'] }),
  )
  expect(announce.mock.calls[0]?.[0]).toMatchObject({ fields: [] })
  unmount()
  expect(stop).toHaveBeenCalledOnce()
})

test('a save by another operator is shown, and taken in on request under what is typed', async () => {
  const { savedByBo, tell } = openBrand()
  await userEvent.type(await english(), '!')
  savedByBo()
  await tell({ kind: 'changed' })
  expect(await screen.findByText('bo saved: Order')).toBeVisible()
  expect(order()).toHaveValue('1')
  await userEvent.click(screen.getByRole('button', { name: 'Take it in' }))
  await waitFor(() => expect(order()).toHaveValue('2'))
  expect(await english()).toHaveValue('Alpine!')
  expect(screen.queryByText('bo saved: Order')).toBeNull()
})

test('a change without an event, by an import or a job, is shown after the next sign of life', async () => {
  const { announce, savedByBo } = openBrand()
  const field = await english()
  await waitFor(() => expect(announce).toHaveBeenCalled())
  savedByBo()
  announce.mockImplementation(async () => ({ operators: [], latest: 7 }))
  await userEvent.type(field, '!')
  expect(await screen.findByText('bo saved: Order')).toBeVisible()
})
