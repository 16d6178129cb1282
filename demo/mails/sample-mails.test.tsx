import { describe, expect, test } from 'vitest'
import { createDressMail, MAX_DOCUMENT_BYTES } from '#api/messaging/design/dress-mail.ts'
import { createMailFooter } from '#api/messaging/mail-footer.ts'
import { DEFAULT_LOOK } from '#api/rules/brand-look.ts'
import { DEFAULT_STATED } from '#api/rules/default-stated.ts'
import { DEFAULT_LOCALE, languageTag, LOCALES } from '#locales/locale.ts'
import { sampleMails } from './sample-mails.ts'

const origin = 'https://shop.example'
const shop = {
  origin: () => origin,
  reach: () => ({ hotline: '+852 2345 6789', contactEmail: 'service@shop.example' }),
  shopName: () => DEFAULT_STATED.shopName,
}
const mailFooter = createMailFooter(shop)
const dress = createDressMail({
  ...shop,
  mailFooter,
  look: () => DEFAULT_LOOK,
  report: error => expect.unreachable(String(error)),
})

const ROWS = LOCALES.flatMap(locale =>
  sampleMails(locale, { mailFooter, origin }).map(({ name, mail }) => {
    const { html = '', text, subject } = dress(mail)
    const page = new DOMParser().parseFromString(html, 'text/html')
    return [name, locale, { html, text, subject, page }] as const
  }),
)

/** Mails with nothing to open: a code is typed where it was asked for, and an alarm is for people who are at the desk. */
const WITHOUT_BUTTON = new Set(['code-contact', 'guessing'])

/** Mails to the shop itself, whose readers have said no language. */
const IN_DEFAULT_LANGUAGE = new Set(['message', 'guessing'])

const squeezed = (text: string | null | undefined) => (text ?? '').replaceAll(/[\s>]+/g, ' ').trim()
/** Texts of the elements that have text of their own. */
const textsIn = (part: Element) =>
  [...part.querySelectorAll('p, td, a, span, blockquote')]
    .flatMap(element => [...element.childNodes])
    .filter(node => node.nodeType === Node.TEXT_NODE)
    .map(({ textContent }) => squeezed(textContent))
    .filter(text => text !== '')

test('there is a sample of each mail about an order and its returns', () => {
  const names = new Set(ROWS.map(([name]) => name))
  expect(names.size).toBe(ROWS.length / LOCALES.length)
  expect(names.size).toBeGreaterThanOrEqual(26)
})

describe.each(ROWS)('%s in %s', (name, locale, { html, text, subject, page }) => {
  test('is a document in the reader’s language with one heading', () => {
    expect(html.startsWith('<!DOCTYPE html>')).toBe(true)
    const language = IN_DEFAULT_LANGUAGE.has(name) ? DEFAULT_LOCALE : locale
    expect(page.documentElement.lang).toBe(languageTag(language))
    expect(page.title).toBe(subject)
    expect(page.querySelectorAll('h1')).toHaveLength(1)
    expect(squeezed(page.querySelector('h1')?.textContent)).not.toBe('')
  })

  test('has one button where there is one thing to do', () => {
    expect(page.querySelectorAll('[data-button]')).toHaveLength(WITHOUT_BUTTON.has(name) ? 0 : 1)
  })

  test('has whole addresses, and words for each picture', () => {
    for (const link of page.querySelectorAll('a'))
      expect(link.getAttribute('href')).toMatch(/^https:\/\/\S+$/)
    for (const picture of page.querySelectorAll('img')) {
      expect(picture.getAttribute('src')).toMatch(/^https:\/\/shop\.example\/media\/demo\/[\w-]+\.svg\?mail$/)
      expect(picture.alt).not.toBe('')
      expect(picture.width).toBeGreaterThan(0)
    }
    expect(html).not.toMatch(/<script|<link|javascript:/)
  })

  test('is small', () => expect(Buffer.byteLength(html)).toBeLessThan(MAX_DOCUMENT_BYTES))

  test('its text says each line and amount that it shows', () => {
    const whole = squeezed(text)
    const parts = [...page.querySelectorAll('[data-part]')].filter(
      part => !['note', 'facts', 'sums', 'goods'].includes(part.getAttribute('data-part') ?? ''),
    )
    for (const shown of parts.flatMap(textsIn)) expect(whole).toContain(shown)
    for (const row of page.querySelectorAll('[data-part="facts"] tr'))
      expect(whole).toContain(squeezed(row.querySelectorAll('td')[1]?.textContent))
    for (const row of page.querySelectorAll('[data-part="sums"] tr, [data-part="goods"] tr')) {
      const cells = [...row.querySelectorAll('td')].map(cell => squeezed(cell.textContent)).filter(Boolean)
      expect(whole).toContain(/HK\$[\d,.]+$/.exec(cells.at(-1) ?? '')?.[0] ?? '')
      for (const title of row.querySelectorAll('a, span'))
        expect(whole).toContain(squeezed(title.textContent))
    }
  })
})
