import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { DeskFeeds } from '#desk/feed/desk-feed.ts'
import { renderInWorld } from '../../testing/open-editor.tsx'
import { FeedFacts } from './FeedFacts.tsx'

const feeds = (isOn: boolean): DeskFeeds => ({
  isOn,
  feeds: [
    {
      locale: 'en_US',
      address: 'https://shop.example/feeds/products.xml?locale=en_US',
      made: '2026-11-28T12:00:00+08:00',
      items: 240,
      leftOut: [{ reason: 'noPicture', count: 3, examples: ['FURROW', 'RIDGE'] }],
    },
  ],
})

test('the addresses of a published feed are links, with the number of goods and what is left out', async () => {
  renderInWorld(<FeedFacts />, { answers: { 'feed.find': async () => feeds(true) } })
  expect(await screen.findByRole('link')).toHaveAttribute(
    'href',
    'https://shop.example/feeds/products.xml?locale=en_US',
  )
  expect(screen.getByText('240 SKUs')).toBeVisible()
  expect(screen.getByText('3 SKUs without a picture, for example FURROW, RIDGE')).toBeVisible()
  expect(screen.queryByText(/Not published/)).toBeNull()
})

test('one that is off says so, and its addresses lead nowhere', async () => {
  renderInWorld(<FeedFacts />, { answers: { 'feed.find': async () => feeds(false) } })
  expect(await screen.findByText(/^Not published/)).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
})
