import { withModalDialogs } from '#blocks/testing/dialogs.ts'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderInWorld } from '../../testing/open-editor.tsx'
import { ScreensProvider, screensFor } from '../frame/screen.ts'
import { SCREENS } from '../screens.tsx'
import { RolePreview } from './RolePreview.tsx'

withModalDialogs()

const open = () =>
  renderInWorld(
    <ScreensProvider value={screensFor(SCREENS, { name: 'ada', role: 'admin' })}>
      <RolePreview />
    </ScreensProvider>,
  )

test('an editor’s desk shows its entries by group, and names those that are not shown', async () => {
  open()
  await userEvent.click(screen.getByRole('button', { name: 'The desk as Editor' }))
  const dialog = screen.getByRole('dialog', { name: 'The desk as Editor' })
  const entries = within(dialog)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  expect(entries).toEqual(expect.arrayContaining(['Pages', 'Media']))
  expect(entries).not.toContain('Operators')
  expect(entries).not.toContain('Orders')
  expect(within(dialog).getByText(/^Not shown \(\d+\): .*Orders.*Operators/)).toBeVisible()
})

test('an admin’s desk shows everything', async () => {
  open()
  await userEvent.click(screen.getByRole('button', { name: 'The desk as Admin' }))
  expect(screen.getByText('This role sees everything that you see.')).toBeVisible()
})
