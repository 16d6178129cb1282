import { catalogue } from '#locales/catalogue.ts'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { IntlProvider } from 'use-intl'
import { expect, test, vi } from 'vitest'
import { lazyPart } from './LazyPart.tsx'

const Panel = ({ name }: { readonly name: string }) => <p>{name}</p>

test('a panel that cannot be loaded says so, the rest stays, and another try shows it', async () => {
  let isOffline = true
  const Part = lazyPart(async () => {
    if (isOffline) throw new TypeError('Failed to fetch dynamically imported module')
    return Panel
  })
  render(
    <IntlProvider locale="en-HK" messages={catalogue.en_US}>
      <p>The page</p>
      <Part name="Options" waiting={<p>Loading</p>} />
    </IntlProvider>,
  )
  expect(screen.getByText('Loading')).toBeVisible()
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded')
  expect(screen.getByText('The page')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  isOffline = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Options')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
  // React reports what a boundary catches.
  expect(vi.mocked(console.error)).toHaveBeenCalled()
  vi.mocked(console.error).mockClear()
})
