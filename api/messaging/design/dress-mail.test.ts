import { beforeEach, describe, expect, test } from 'vitest'
import { DEFAULT_LOOK } from '../../rules/brand-look.ts'
import { DEFAULT_STATED } from '../../rules/default-stated.ts'
import type { MailLayout } from '../mail-layout.ts'
import { createMailFooter } from '../mail-footer.ts'
import { createDressMail, MAX_DOCUMENT_BYTES } from './dress-mail.ts'

const EVIL = '<script>alert(1)</script>"\'&<img src=x onerror=y>'

let reports: string[] = []
beforeEach(() => {
  reports = []
})

function dressed(
  layout: MailLayout | undefined,
  {
    look = DEFAULT_LOOK,
    text = 'Hello.\n\nGoodbye.',
    subject = 'Subject',
    origin = 'https://shop.example',
    unsubscribeUrl = '',
  } = {},
) {
  const shop = {
    origin: () => origin,
    reach: () => ({ hotline: '+852 2345 6789', contactEmail: 'service@shop.example' }),
    shopName: () => DEFAULT_STATED.shopName,
  }
  const dress = createDressMail({
    ...shop,
    look: () => look,
    mailFooter: createMailFooter(shop),
    report: (_, message) => reports.push(message),
  })
  return dress({
    to: 'mei@example.com',
    subject,
    text,
    layout,
    ...(unsubscribeUrl && { unsubscribeUrl }),
  })
}

describe('a mail of text alone', () => {
  test('becomes a document with its subject as the heading and each paragraph', () => {
    const { html = '', text } = dressed(undefined, { subject: '[Cairn] Wing invites you' })
    expect(text).toBe('Hello.\n\nGoodbye.')
    expect(html).toContain('>Wing invites you</h1>')
    expect(html).toContain('Hello.</p>')
    expect(html).toContain('Goodbye.</p>')
  })

  test('its address is the button, what follows a remark below it', () => {
    const href = 'https://shop.example/editor/join#a'
    const { html = '' } = dressed(
      { button: { label: 'Join', href } },
      { text: `Open this:\n\n${href}\n\nIgnore it otherwise.` },
    )
    const places = ['Open this:', 'Join</span>', 'Ignore it otherwise.'].map(word => html.indexOf(word))
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(html.split(href)).toHaveLength(2)
  })
})

test('texts of strangers stay texts wherever a mail shows them', () => {
  const { html = '' } = dressed(
    {
      heading: EVIL,
      preheader: EVIL,
      reason: { text: EVIL, end: EVIL },
      button: { label: EVIL, href: `https://shop.example/?${EVIL}` },
      sections: [
        { kind: 'text', text: EVIL },
        { kind: 'code', code: EVIL },
        { kind: 'facts', rows: [[EVIL, EVIL, EVIL]] },
        {
          kind: 'goods',
          title: EVIL,
          lines: [{ name: EVIL, properties: EVIL, quantity: 1, amount: EVIL, picture: EVIL }],
        },
        { kind: 'sums', rows: [{ name: EVIL, amount: EVIL, isTotal: true }] },
        { kind: 'quote', text: EVIL },
        { kind: 'note', text: EVIL },
      ],
    },
    { subject: EVIL },
  )
  expect(html).toContain('&lt;script&gt;')
  expect(html).not.toContain('<script')
  expect(html).not.toContain('<img')
})

test.each([
  [
    'an own picture: a small JPEG',
    '/media/demo/cap.svg?w=390',
    'https://shop.example/media/demo/cap.svg?mail',
  ],
  ['one of another host', 'https://cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
  ['one that is not sent safely', 'http://cdn.example/a.jpg', undefined],
  ['none', '', undefined],
  ['a script', 'javascript:alert(1)', undefined],
])('%s', (_, picture, src) => {
  const lines = [{ name: 'Cap', properties: '', quantity: 1, picture }]
  const { html = '' } = dressed({ sections: [{ kind: 'goods', lines }] })
  expect(/<img[^>]* src="([^"]*)"/.exec(html)?.[1]).toBe(src)
})

describe('the shop’s mark', () => {
  const markOf = (logo: string, origin?: string) =>
    dressed(undefined, { look: { ...DEFAULT_LOOK, logo }, ...(origin !== undefined && { origin }) }).html ??
    ''

  test('is its logo, named, or its name in letters where programs could not draw the logo', () => {
    expect(markOf('/media/logo.png')).toMatch(
      /<img[^>]*src="https:\/\/shop\.example\/media\/logo\.png\?mail=logo"[^>]*alt="Cairn"|<img[^>]*alt="Cairn"[^>]*src="https:\/\/shop\.example\/media\/logo\.png\?mail=logo"/,
    )
    expect(markOf('/media/logo.svg')).not.toContain('<img')
    expect(markOf('')).toContain('>Cairn</a>')
  })

  test('has the shop’s colours and typefaces', () => {
    const { html = '' } = dressed(
      { button: { label: 'Go', href: 'https://shop.example/' } },
      { look: { ...DEFAULT_LOOK, themeColour: '#442266', headingTypeface: 'serif' } },
    )
    expect(html).toContain('background-color:#442266')
    expect(html).toContain('.display{font-family:Georgia')
  })

  test('a shop that does not know its address shows no pictures and no links of its own', () => {
    expect(markOf('/media/logo.png', '')).not.toMatch(/<img|href=/)
  })
})

test('the foot says who writes, why, and how to end it', () => {
  const url = 'https://shop.example/unsubscribe?lang=zh&mailToken=t'
  const { html = '' } = dressed(
    { locale: 'en_US', reason: { text: 'You asked for it.', end: 'Unsubscribe' } },
    { unsubscribeUrl: url },
  )
  const foot = html.slice(html.indexOf('role="contentinfo"'))
  for (const part of [
    'Cairn',
    'Tel. +852 2345 6789',
    'Email service@shop.example',
    'You asked for it.',
    'Unsubscribe',
  ])
    expect(foot).toContain(part)
  expect(foot).toContain(`href="${url.replaceAll('&', '&amp;')}"`)
})

describe('a mail stays below 60 KB', () => {
  const linesOf = (count: number, length: number) =>
    Array.from({ length: count }, (_, at) => ({
      name: `${at} ${'長'.repeat(length)}`,
      properties: '長'.repeat(length),
      quantity: 1,
      amount: 'HK$1',
      picture: '/media/demo/cap.svg',
    }))

  test.each([
    [10, 20, 10],
    [200, 20, 30],
    [200, 5000, 15],
  ])('%i lines with names of %i letters: %i of them are drawn', (count, length, drawn) => {
    const { html = '' } = dressed({
      locale: 'en_US',
      sections: [{ kind: 'goods', lines: linesOf(count, length) }],
    })
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(MAX_DOCUMENT_BYTES)
    expect(html.match(/<img/g)).toHaveLength(drawn)
    expect(html.includes(`${count - drawn} more items`)).toBe(count > drawn)
  })

  test('one that says too much goes out as its text', () => {
    const text = 'x'.repeat(MAX_DOCUMENT_BYTES)
    expect(dressed(undefined, { text })).toEqual({ to: 'mei@example.com', subject: 'Subject', text })
    expect(reports).toEqual([])
  })
})

test('a mail that cannot be drawn goes out as its text, and the log says so', () => {
  const broken = dressed({ sections: [{ kind: 'goods', lines: null as never }] })
  expect(broken).toEqual({ to: 'mei@example.com', subject: 'Subject', text: 'Hello.\n\nGoodbye.' })
  expect(reports).toEqual(['A mail goes out without its document'])
})
