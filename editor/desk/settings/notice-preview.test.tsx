import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderInWorld } from '../../testing/open-editor.tsx'
import { NoticePreview } from './NoticePreview.tsx'

const answers = { 'settings.held': async () => [] }

test('the notice names the services whose account is typed as it has to be, in both languages', async () => {
  const values = { ga4: 'G-AB12CD34', tagManager: 'GTM', metaPixel: '1234567890' }
  renderInWorld(<NoticePreview values={values} />, { answers })
  expect(await screen.findByText(/with Google Analytics and Meta; never your name or contact/)).toBeVisible()
  expect(screen.getByText(/^Only if you accept the cookie notice/)).toHaveTextContent(
    'Google Analytics and Meta',
  )
  await userEvent.selectOptions(screen.getByRole('combobox'), 'zh_HK')
  expect(screen.getByText(/聯絡方法：Google Analytics、Meta。/)).toBeVisible()
})

test('without an account it says that nothing is measured', async () => {
  renderInWorld(<NoticePreview values={{}} />, { answers })
  expect(await screen.findByText('This shop does not use any measurement services.')).toBeVisible()
})

test('an account that the environment gives counts, whatever is typed', async () => {
  const held = [
    { field: 'ga4', subject: 'measurement', value: 'G-AB12CD34', variable: 'GOOGLE_ANALYTICS_ID' },
  ] as const
  renderInWorld(<NoticePreview values={{ ga4: '' }} />, {
    answers: { 'settings.held': async () => [...held] },
  })
  expect(await screen.findByText(/with Google Analytics; never your name or contact/)).toBeVisible()
})
