import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Link, MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { FoldedSection } from './FoldedSection.tsx'

const open = (at: string) =>
  render(
    <MemoryRouter initialEntries={[at]}>
      <Link to="#pages">Pages</Link>
      <FoldedSection title="Where it appears" anchor="pages">
        <p>On the home page</p>
      </FoldedSection>
      <FoldedSection title="Preview">
        <p>A picture</p>
      </FoldedSection>
    </MemoryRouter>,
  )

const summary = () => screen.getByRole('heading', { name: 'Where it appears' }).parentElement

test('a section is folded until an address leads to it, and has the focus then', async () => {
  open('/goods/JACKET')
  expect(screen.queryByText('On the home page')).toBeNull()
  const user = userEvent.setup()
  await user.click(screen.getByRole('link', { name: 'Pages' }))
  expect(screen.getByText('On the home page')).toBeVisible()
  expect(summary()).toHaveFocus()
  expect(screen.queryByText('A picture')).toBeNull()
})

test('it is open at once on a screen that the address opens, and leads there again after it was closed', async () => {
  open('/goods/JACKET#pages')
  expect(screen.getByText('On the home page')).toBeVisible()
  expect(summary()).toHaveFocus()
  const user = userEvent.setup()
  await user.click(screen.getByRole('heading', { name: 'Where it appears' }))
  expect(screen.queryByText('On the home page')).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Pages' }))
  expect(screen.getByText('On the home page')).toBeVisible()
})
