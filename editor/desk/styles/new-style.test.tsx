import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Route, Routes } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderInWorld } from '../../testing/open-editor.tsx'
import type { Answer, Answers } from '../../testing/world.tsx'
import { NewStyle } from './NewStyle.tsx'
import { someStyle } from './testing/some-style.ts'

beforeEach(() => localStorage.clear())

const copying = (answers: Answers, role: 'publisher' | 'editor' = 'publisher') =>
  renderInWorld(
    <Routes>
      <Route path="/goods/new" element={<NewStyle operator={{ name: 'cy', role }} />} />
      <Route path="/goods/:style" element={<p>The sheet</p>} />
    </Routes>,
    { at: '/goods/new?of=NC1001', answers: { 'styles.find': async () => someStyle(), ...answers } },
  )

test('a copy asks for a code, shows the codes of its SKUs, and leads to its sheet once it is made', async () => {
  const create = vi.fn<Answer<'styles.create'>>(async () => ({
    ...someStyle(),
    style: 'NC2',
    set: 9,
    warnings: [],
  }))
  copying({ 'styles.create': create })
  const user = userEvent.setup()
  await user.type(await screen.findByRole('textbox', { name: 'Code of the style' }), 'NC2')
  expect(await screen.findByText('NC2-RED-M')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Create' }))
  expect(await screen.findByText('The sheet')).toBeVisible()
  expect(create.mock.calls[0]?.[0].lines).toMatchObject([
    { code: 'NC2-NVY', style: 'NC2', salePrice: 90_000 },
    { code: 'NC2-RED', style: 'NC2', salePrice: 90_000 },
  ])
  expect(localStorage).toHaveLength(0)
})

test('what was typed is offered again after the tab was closed', async () => {
  const { unmount } = copying({})
  const user = userEvent.setup()
  await user.type(await screen.findByRole('textbox', { name: 'Code of the style' }), 'NC2')
  await waitFor(() => expect(localStorage).toHaveLength(1))
  unmount()
  copying({})
  await user.click(await screen.findByRole('button', { name: 'Put back' }))
  expect(screen.getByRole('textbox', { name: 'Code of the style' })).toHaveValue('NC2')
})

test('an incomplete style is not sent; those who may not change goods see no form', async () => {
  const create = vi.fn<Answer<'styles.create'>>()
  const { unmount } = copying({ 'styles.create': create })
  const user = userEvent.setup()
  await user.clear(await screen.findByRole('textbox', { name: 'Title (English)' }))
  await user.click(screen.getByRole('button', { name: 'Create' }))
  expect(await screen.findByText('Fill in what is marked.')).toBeVisible()
  expect(create).not.toHaveBeenCalled()
  unmount()
  copying({}, 'editor')
  expect(screen.queryByRole('textbox')).toBeNull()
})
