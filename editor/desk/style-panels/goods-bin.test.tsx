import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderInWorld } from '../../testing/open-editor.tsx'
import type { Answer } from '../../testing/world.tsx'
import { GoodsBin } from './GoodsBin.tsx'

const row = {
  code: 'NC1-RED',
  title: { zh_HK: '外套', en_US: 'Jacket' },
  set: 7,
  removed: { by: 'bo', at: 0 },
  until: 0,
}

const open = async (role: 'publisher' | 'editor') => {
  const undo = vi.fn<Answer<'styles.undo'>>(async () => ({ set: 8, changed: [], kept: [], stock: [] }))
  renderInWorld(<GoodsBin operator={{ name: 'ada', role }} />, {
    answers: { 'styles.bin': async () => [row], 'styles.undo': undo },
  })
  expect(await screen.findByRole('row', { name: /Jacket.*NC1-RED.*bo/ })).toBeVisible()
  return { undo, button: screen.getByRole('button', { name: 'Bring back Jacket' }) }
}

test('a publisher brings a removed product back', async () => {
  const { undo, button } = await open('publisher')
  await userEvent.click(button)
  await waitFor(() => expect(undo).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ set: 7 })))
})

test('an editor sees removed products and brings none back', async () => {
  expect((await open('editor')).button).toBeDisabled()
})

test('a bin that could not be read does not pass for an empty one, and is read again', async () => {
  const bin = vi
    .fn<Answer<'styles.bin'>>(async () => [row])
    .mockRejectedValueOnce(new Error('The shop did not respond.'))
  renderInWorld(<GoodsBin operator={{ name: 'ada', role: 'publisher' }} />, {
    answers: { 'styles.bin': bin },
  })
  expect(await screen.findByRole('alert')).toHaveTextContent('The shop did not respond.')
  expect(screen.queryByText('The bin is empty.')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('row', { name: /Jacket/ })).toBeVisible()
})
