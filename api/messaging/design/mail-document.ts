import { Button } from '@react-email/button'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Html } from '@react-email/html'
import { Preview } from '@react-email/preview'
import { Row } from '@react-email/row'
import { createElement as h, Fragment, type ReactElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Locale, languageTag } from '#locales/locale.ts'
import type { BrandLook } from '../../rules/brand-look.ts'
import { messagesIn } from '../../shared/messages.ts'
import type { MailFact, MailGoods, MailLayout, MailSection, MailSum } from '../mail-layout.ts'
import { mailLogo, mailPicture } from './mail-picture.ts'
import { COLUMN_PX, type MailStyles, mailStyles, PICTURE_PX } from './mail-styles.ts'

/** A mail with all that its document shows. */
export interface MailContents {
  readonly locale: Locale
  readonly subject: string
  readonly heading: string
  readonly preheader: string
  readonly sections: readonly MailSection[]
  readonly button: MailLayout['button']
  readonly reason: MailLayout['reason']
  readonly unsubscribeUrl: string | undefined
}

/** The shop as a mail names it. */
export interface MailSender {
  readonly name: string
  /** Address of the shop without a slash; may be empty. */
  readonly origin: string
  readonly look: BrandLook
  /** Lines of the foot below the shop's name; those with an address are links. */
  readonly contact: readonly { readonly text: string; readonly href?: string | undefined }[]
}

/** Most rows of goods that a mail shows; its text names all of them. */
export const MOST_GOODS = 30
/** Longest name in a row, characters. */
const LONGEST_NAME = 160

interface Drawn {
  readonly styles: MailStyles
  readonly sender: MailSender
  readonly locale: Locale
  readonly mostGoods: number
}

/** Keeps React from writing links that load pictures ahead. */
const AT_LEISURE = { fetchPriority: 'low' } as const

/** Amounts stay on one line. */
const AMOUNT = { textAlign: 'right', whiteSpace: 'nowrap' } as const

const tableRow = (key: number, ...cells: readonly ReactNode[]): ReactElement =>
  h(Row, { key, children: undefined }, ...cells)

const shortened = (text: string) =>
  text.length > LONGEST_NAME ? `${text.slice(0, LONGEST_NAME - 1)}…` : text

/** Lines of a text; each ends where it did. */
const linesOf = (text: string): ReactNode =>
  text.split('\n').map((line, at) => h(Fragment, { key: at }, at > 0 && h('br'), line))

const paragraphsOf = (text: string, { styles }: Drawn) =>
  text.split(/\n{2,}/).map((paragraph, at) =>
    h(
      'p',
      {
        key: at,
        className: 'ink',
        style: { ...styles.text, paddingTop: at > 0 ? '16px' : '0', overflowWrap: 'anywhere' },
      },
      linesOf(paragraph),
    ),
  )

function goodsRow(line: MailGoods, at: number, { styles, sender, locale }: Drawn): ReactElement {
  const t = messagesIn(locale)
  const src = mailPicture(line.picture ?? '', sender.origin)
  const name = shortened(line.name)
  const cell = { className: 'line', style: styles.cell }
  return tableRow(
    at,
    src &&
      h(
        'td',
        { ...cell, width: PICTURE_PX.width + 20 },
        h('img', {
          src,
          alt: name,
          ...PICTURE_PX,
          ...AT_LEISURE,
          className: 'ground ink',
          style: styles.picture,
        }),
      ),
    h(
      'td',
      { ...cell, style: { ...styles.cell, paddingRight: '16px' } },
      line.href
        ? h('a', { href: line.href, className: 'ink', style: styles.name }, name)
        : h('span', { className: 'ink', style: styles.name }, name),
      line.properties !== '' &&
        h(
          'p',
          { className: 'quiet', style: { ...styles.quiet, paddingTop: '2px' } },
          shortened(line.properties),
        ),
      line.quantity !== undefined &&
        h(
          'p',
          { className: 'quiet', style: { ...styles.quiet, paddingTop: '2px' } },
          t('letter.units', { quantity: line.quantity }),
        ),
    ),
    line.amount !== undefined &&
      h('td', { ...cell, align: 'right' }, h('p', { className: 'ink', style: styles.amount }, line.amount)),
  )
}

function goodsOf({ title, lines }: Extract<MailSection, { kind: 'goods' }>, drawn: Drawn): ReactNode {
  const { styles, locale, mostGoods } = drawn
  const more = lines.length - mostGoods
  return [
    title && h('h2', { key: 'title', className: 'ink', style: { ...styles.title, margin: 0 } }, title),
    ...lines.slice(0, mostGoods).map((line, at) => goodsRow(line, at, drawn)),
    more > 0 &&
      h(
        'p',
        {
          key: 'more',
          className: 'quiet line',
          style: { ...styles.quiet, ...styles.row, padding: '16px 0 0' },
        },
        messagesIn(locale)('letter.more', { count: more }),
      ),
  ]
}

/** A sum: name, and amount to the right. The total is larger, below a line. */
function sumRow({ name, amount, isTotal = false }: MailSum, at: number, { styles }: Drawn): ReactElement {
  const text = isTotal ? styles.total : styles.text
  const edge = isTotal ? { ...styles.row, padding: '20px 0 0' } : { padding: '4px 0' }
  const cells = tableRow(
    at,
    h(
      'td',
      {
        className: isTotal ? 'ink line' : 'quiet',
        style: { ...text, ...edge, ...(!isTotal && { color: styles.quiet.color }) },
      },
      name,
    ),
    h(
      'td',
      { className: isTotal ? 'ink line' : 'ink', align: 'right', style: { ...text, ...edge, ...AMOUNT } },
      amount,
    ),
  )
  return isTotal ? h('div', { key: at, style: { paddingTop: '16px' } }, cells) : cells
}

const factRow = ([name, value, href]: MailFact, at: number, { styles }: Drawn) => {
  const ink = { ...styles.quiet, color: styles.text.color }
  const cell = { padding: '4px 0', verticalAlign: 'top' } as const
  return tableRow(
    at,
    h(
      'td',
      { className: 'quiet', width: '38%', style: { ...styles.quiet, ...cell, paddingRight: '16px' } },
      name,
    ),
    h(
      'td',
      { className: 'ink', style: { ...ink, ...cell, overflowWrap: 'anywhere' } },
      href
        ? h('a', { href, className: 'ink', style: { ...styles.link, color: styles.text.color } }, value)
        : linesOf(value),
    ),
  )
}

function sectionOf(section: MailSection, drawn: Drawn): ReactNode {
  const { styles } = drawn
  switch (section.kind) {
    case 'text':
      return paragraphsOf(section.text, drawn)
    case 'code':
      return h('p', { className: 'ink ground', style: styles.code }, section.code)
    case 'facts':
      return section.rows.map((row, at) => factRow(row, at, drawn))
    case 'goods':
      return goodsOf(section, drawn)
    case 'sums':
      return h(
        'div',
        { className: 'line', style: { ...styles.row, paddingTop: '20px' } },
        section.rows.map((row, at) => sumRow(row, at, drawn)),
      )
    case 'quote':
      return h(
        'blockquote',
        { className: 'quiet line', style: { ...styles.quote, margin: 0, overflowWrap: 'anywhere' } },
        linesOf(section.text),
      )
    case 'note':
      return h(
        'p',
        { className: 'quiet', style: { ...styles.quiet, overflowWrap: 'anywhere' } },
        linesOf(section.text),
      )
  }
}

/** Space above a part: sums belong to the goods above them. */
function spaceAbove({ kind }: MailSection, above: MailSection | undefined): string {
  if (!above) return LEADING.has(kind) ? '20px' : '40px'
  if (kind === 'sums' && above.kind === 'goods') return '0'
  return kind === 'note' || (kind === 'text' && above.kind === 'code') ? '24px' : '40px'
}

const LEADING: ReadonlySet<MailSection['kind']> = new Set(['text', 'code', 'quote'])

/** The button follows what the mail says first: facts, goods and remarks come below. */
function partsOf({ sections, button }: MailContents, drawn: Drawn): ReactNode {
  const { styles } = drawn
  const found = sections.findIndex(({ kind }) => !LEADING.has(kind))
  const split = found === -1 ? sections.length : found
  const part = (section: MailSection, at: number) =>
    h(
      'div',
      { key: at, 'data-part': section.kind, style: { paddingTop: spaceAbove(section, sections[at - 1]) } },
      sectionOf(section, drawn),
    )
  const parts = sections.map(part)
  return [
    ...parts.slice(0, split),
    button &&
      h(
        'div',
        { key: 'button', style: { paddingTop: '32px' } },
        h(
          Button,
          {
            href: button.href,
            target: undefined,
            className: 'button',
            style: styles.button,
            'data-button': '',
          } as Parameters<typeof Button>[0],
          button.label,
        ),
      ),
    ...parts.slice(split),
  ]
}

/** The shop's mark: its logo, or its name in letters. */
function markOf({ styles, sender }: Drawn): ReactNode {
  const logo = mailLogo(sender.look.logo, sender.origin)
  const inner = logo
    ? h('img', {
        src: logo,
        alt: sender.name,
        height: 35,
        ...AT_LEISURE,
        className: 'ink',
        style: { ...styles.mark, ...styles.logo, height: '35px', width: 'auto', maxWidth: '322px' },
      })
    : sender.name
  return sender.origin === ''
    ? h('span', { className: 'ink display', style: styles.mark }, inner)
    : h('a', { href: `${sender.origin}/`, className: 'ink display', style: styles.mark }, inner)
}

function footOf({ reason, unsubscribeUrl }: MailContents, { styles, sender }: Drawn): ReactNode {
  const line = (key: string, content: ReactNode, paddingTop = '0') =>
    h(
      'p',
      { key, className: 'quiet', style: { ...styles.quiet, paddingTop, overflowWrap: 'anywhere' } },
      content,
    )
  const link = (href: string, text: string) => h('a', { href, className: 'quiet', style: styles.link }, text)
  return [
    line('name', h('strong', { className: 'ink', style: { color: styles.text.color } }, sender.name)),
    ...sender.contact.map(({ text, href }, at) => line(`contact${at}`, href ? link(href, text) : text)),
    reason && line('reason', reason.text, '20px'),
    reason && unsubscribeUrl !== undefined && line('end', link(unsubscribeUrl, reason.end)),
  ]
}

function documentOf(contents: MailContents, sender: MailSender, mostGoods: number): ReactElement {
  const { locale, subject, heading, preheader } = contents
  const styles = mailStyles(sender.look, locale === 'zh_HK')
  const drawn: Drawn = { styles, sender, locale, mostGoods }
  const column = (content: ReactNode) =>
    h(
      Container,
      { style: { maxWidth: `${COLUMN_PX + 64}px` } },
      h('div', { className: 'column', style: styles.column }, content),
    )
  return h(
    Html,
    { lang: languageTag(locale), className: 'paper' },
    h(
      Head,
      null,
      h('title', null, subject),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('meta', { name: 'format-detection', content: 'telephone=no, date=no, address=no, email=no, url=no' }),
      h('style', { dangerouslySetInnerHTML: { __html: styles.sheet } }),
    ),
    h(
      'body',
      { className: 'paper', style: { margin: 0, padding: 0, backgroundColor: styles.page.backgroundColor } },
      h(Preview, null, preheader),
      // Programs that drop the body keep this one.
      h(
        'div',
        { className: 'paper', lang: languageTag(locale), style: styles.page },
        h('div', { role: 'banner', style: { paddingTop: '40px' } }, column(markOf(drawn))),
        h(
          'div',
          { role: 'main', style: { paddingTop: '48px', paddingBottom: '56px' } },
          column([
            h(
              'h1',
              {
                key: 'heading',
                className: 'ink display heading',
                style: { ...styles.heading, overflowWrap: 'anywhere' },
              },
              heading,
            ),
            h(Fragment, { key: 'parts' }, partsOf(contents, drawn)),
          ]),
        ),
        h(
          'div',
          { role: 'contentinfo', className: 'ground', style: styles.foot },
          column(footOf(contents, drawn)),
        ),
      ),
    ),
  )
}

const DOCTYPE = '<!DOCTYPE html>'

/**
 * The document of a mail.
 * @param mostGoods rows of goods that it shows at most
 */
export const mailDocument = (contents: MailContents, sender: MailSender, mostGoods = MOST_GOODS): string =>
  DOCTYPE + renderToStaticMarkup(documentOf(contents, sender, mostGoods))
