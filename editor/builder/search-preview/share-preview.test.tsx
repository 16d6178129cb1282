import { withModalDialogs } from '#blocks/testing/dialogs.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { picture } from '../../form/inspector/testing.tsx'
import { fakeMedia } from '../../form/media/testing.ts'
import { renderInEditor } from '../../testing/open-editor.tsx'
import { IndexSwitch } from './IndexSwitch.tsx'
import { StructuredData } from './StructuredData.tsx'
import { SharePreview } from './SharePreview.tsx'

withModalDialogs()

test('the share card shows title and picture as they are chosen, and says where the picture comes from', async () => {
  const media = fakeMedia([picture('ridge.webp')])
  const { session } = renderInEditor(<SharePreview />, { port: { media } })
  const card = screen.getByRole('region', { name: 'Preview of the share card' })
  expect(within(card).getByText('No picture')).toBeVisible()
  await userEvent.click(within(card).getByRole('button', { name: 'Choose a share picture' }))
  await userEvent.click(await screen.findByRole('row', { name: 'ridge.webp' }))
  expect(session.page.meta.shareImage).toBe(picture('ridge.webp').url)
  expect(within(card).getByText('Uses the picture chosen for this language.')).toBeVisible()
  await userEvent.click(within(card).getByRole('button', { name: 'Use a picture from the page' }))
  expect(session.page.meta.shareImage).toBe('')
})

test('the share card cuts a long description in front of an emoji that does not fit whole', () => {
  const { session } = renderInEditor(<SharePreview />)
  act(() => void session.run('page', [{ kind: 'meta', set: { description: `${'x'.repeat(159)}🌀` } }]))
  expect(screen.getByText('x'.repeat(159))).toBeVisible()
})

test('a page is kept from search engines by a switch that says what follows', async () => {
  const { session } = renderInEditor(<IndexSwitch />)
  const index = screen.getByRole('switch', { name: 'Search engines may list this page' })
  expect(index).toBeChecked()
  await userEvent.click(index)
  expect(session.page.meta.isIndexed).toBe(false)
  expect(index).toHaveAccessibleDescription(/left out of the sitemap/)
})

test('what search engines are told is shown, and a page without a title is named', async () => {
  const { session } = renderInEditor(<StructuredData />)
  const part = screen.getByRole('region', { name: 'Structured data' })
  session.run('page', [{ kind: 'meta', set: { title: 'Summer' } }], 'a')
  expect(await within(part).findByText(/Home › Summer$/)).toBeVisible()
  expect(within(part).getByRole('status')).toHaveTextContent('All data that search engines ask for is there.')
  session.run('page', [{ kind: 'meta', set: { title: '' } }], 'b')
  await waitFor(() =>
    expect(within(part).getByRole('status')).toHaveTextContent(
      'The page has no title, so search engines ignore its breadcrumb.',
    ),
  )
})
