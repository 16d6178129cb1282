import { asPlaced } from '../../testing/placed-screen.ts'
import { ApiError } from '#api/client/api-error.ts'
import { fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { memberApi, onScreen } from '../../shop/account/testing/member.tsx'
import { Unsubscribe } from './Unsubscribe.tsx'

const ENDED = { success: true, wasEnded: false, about: 'NEWSLETTER', topics: [], userErrors: [] }

afterEach(() => history.replaceState(null, '', '/'))

function show(
  answer: unknown,
  address = '/unsubscribe?lang=en&mailToken=t0ken',
  topics: readonly object[] = [],
) {
  history.replaceState(null, '', address)
  const { api, sent } = memberApi({ unsubscribe: answer, subscribedTopics: topics })
  render(onScreen('unsubscribe', <Unsubscribe {...asPlaced} />, { api }))
  return () => sent('unsubscribe')
}
const button = () => screen.getByRole('button', { name: 'Unsubscribe' })

test('opening the link ends nothing; its one button does, and takes the focus along (MO-90)', async () => {
  const sent = show(ENDED)
  expect(sent()).toEqual([])
  fireEvent.click(button())
  fireEvent.click(button())
  const done = await screen.findByRole('status')
  expect(done.textContent).toMatch(
    /no longer receive our news.*consent to offers and news has been withdrawn/,
  )
  expect(done.parentElement).toHaveFocus()
  expect(sent()).toEqual([{ token: 't0ken' }])
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('link', { name: 'Back to the shop' })).toHaveAttribute('href', '/')
})

test.each([
  ['NEWSLETTER', true, /already unsubscribed/],
  ['ARRIVAL', false, /All back-in-stock alerts .* cancelled/],
  ['ARRIVAL', true, /no back-in-stock alerts/],
])(
  '%s, ended before: %s, says what became of it and nothing of a member (MO-90, CO-32)',
  async (about, wasEnded, words) => {
    show({ ...ENDED, about, wasEnded })
    fireEvent.click(button())
    expect((await screen.findByRole('status')).textContent).toMatch(words)
    expect(screen.getByRole('status')).not.toHaveTextContent('member')
  },
)

test('an unknown token shows a clear message and another way (MO-90)', async () => {
  const userErrors = [
    { code: 'UNSUBSCRIBE_UNKNOWN', message: 'This link is no longer valid.', field: 'token' },
  ]
  show({ success: false, wasEnded: false, about: null, topics: [], userErrors })
  fireEvent.click(button())
  expect(await screen.findByRole('alert')).toHaveTextContent('This link is no longer valid.')
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact-us')
})

test('half a link says so at once and asks nothing (MO-90)', () => {
  const sent = show(ENDED, '/unsubscribe')
  expect(screen.getByRole('alert')).toHaveTextContent('This link is incomplete')
  expect(screen.queryByRole('button')).toBeNull()
  expect(sent()).toEqual([])
})

test('a network that fails leaves the button, and a second try works', async () => {
  let isDown = true
  show(() => {
    if (isDown) throw new ApiError('NETWORK', 'gone')
    return ENDED
  })
  fireEvent.click(button())
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be unsubscribed')
  isDown = false
  fireEvent.click(button())
  expect(await screen.findByRole('status')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each(['zh_HK', 'en_US'] as const)(
  'servers send one page for every link, with its button, in %s (MO-90)',
  locale => {
    const html = renderToString(
      onScreen('unsubscribe', <Unsubscribe {...asPlaced} />, { locale, api: memberApi().api }),
    )
    expect(html).toContain('<button')
    expect(html).toMatch(locale === 'zh_HK' ? /取消訂閱/ : /Unsubscribe/)
  },
)

const OFFERS = { code: 'offers', name: 'Offers' }
const TRAILS = { code: 'trails', name: 'Trail notes' }

test('an address with several topics can end one of them and keep the others, or end them all (MO-90)', async () => {
  const sent = show(
    ({ topic }: { readonly topic?: string }) => ({ ...ENDED, topics: topic ? [OFFERS] : [] }),
    undefined,
    [OFFERS, TRAILS],
  )
  fireEvent.click(await screen.findByRole('button', { name: 'End “Trail notes”' }))
  const done = await screen.findByRole('status')
  expect(done).toHaveTextContent('You will get no more emails about “Trail notes”. Your other topics stay.')
  expect(done.parentElement).toHaveFocus()
  // The only one left ends with everything.
  expect(screen.queryByRole('button', { name: /^End/ })).toBeNull()
  fireEvent.click(button())
  await screen.findByText(/no longer receive our news/)
  expect(sent()).toEqual([{ token: 't0ken', topic: 'trails' }, { token: 't0ken' }])
})

test('topics that cannot be had leave the one button', async () => {
  history.replaceState(null, '', '/unsubscribe?lang=en&mailToken=t0ken')
  const { api } = memberApi({
    subscribedTopics: () => {
      throw new ApiError('NETWORK', 'gone')
    },
    unsubscribe: ENDED,
  })
  render(onScreen('unsubscribe', <Unsubscribe {...asPlaced} />, { api }))
  fireEvent.click(button())
  expect(await screen.findByRole('status')).toHaveTextContent('no longer receive our news')
})
