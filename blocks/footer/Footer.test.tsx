import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderView } from '../testing/render-view.tsx'
import { Footer } from './Footer.tsx'

const show = (options: object = {}, around = {}) => renderView('footer', Footer, options, around)

describe('footer', () => {
  test('says what the shop promises, in both languages (L-419 … L-421)', () => {
    show()
    const facts = within(screen.getByRole('list', { name: 'Our promises' }))
    expect(facts.getByText(/Free shipping over HKD 1,000 in Hong Kong and Macau/)).toBeVisible()
    expect(facts.getByText(/Returns within 14 days of receipt, settled within 3 weeks/)).toBeVisible()
    expect(facts.getByText(/3 to 5 business days/)).toBeVisible()
    show({}, { locale: 'zh_HK' })
    expect(screen.getByText('香港及澳門訂單滿 HKD 1,000 免運費')).toBeVisible()
  })

  test('the promises can be switched off', () => {
    show({ showFacts: false })
    expect(screen.queryByText(/Free shipping/)).toBeNull()
  })

  test('shows the columns and their links (L-083)', () => {
    show({
      columns: [{ title: 'Help', links: [{ title: 'Contact us', link: { type: 7, value: 'contactUs' } }] }],
    })
    expect(screen.getByRole('heading', { name: 'Help' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact-us')
  })

  test('the copyright year is the page’s year in Hong Kong (L-080)', () => {
    show({}, { now: Date.UTC(2030, 11, 31, 16) })
    expect(screen.getByText(/© 2031 CAIRN/)).toBeVisible()
  })

  test('leads to the other language', () => {
    show({}, { locale: 'zh_HK' })
    expect(screen.getByRole('link', { name: 'English' })).toHaveAttribute('href', '?lang=en')
  })
})
