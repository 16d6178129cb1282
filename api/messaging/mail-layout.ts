import type { Locale } from '#locales/locale.ts'

/** A row of goods. */
export interface MailGoods {
  readonly name: string
  /** Colour and size; may be empty. */
  readonly properties: string
  /** Absent where a row is about a product alone. */
  readonly quantity?: number | undefined
  /** Formatted; absent where a row is about units alone. */
  readonly amount?: string | undefined
  /** Address of the picture as the shop has it; may be empty. */
  readonly picture?: string | undefined
  /** Address of the product's page. */
  readonly href?: string | undefined
}

/** A row of an account: what is taken off has a minus of its own. */
export interface MailSum {
  readonly name: string
  readonly amount: string
  readonly isTotal?: boolean | undefined
}

/** A fact with its label; the value leads to an address where one is given. */
export type MailFact = readonly [label: string, value: string, href?: string | undefined]

/** A part of a mail between heading and foot. */
export type MailSection =
  /** Paragraphs, parted by empty lines. */
  | { readonly kind: 'text'; readonly text: string }
  /** A code to type, in large signs. */
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'facts'; readonly rows: readonly MailFact[] }
  | { readonly kind: 'goods'; readonly title?: string | undefined; readonly lines: readonly MailGoods[] }
  | { readonly kind: 'sums'; readonly rows: readonly MailSum[] }
  /** Words of the reader or of a shopper. */
  | { readonly kind: 'quote'; readonly text: string }
  /** A quiet remark below the button. */
  | { readonly kind: 'note'; readonly text: string }

/** Contents of the HTML of a mail. A part that is absent follows from subject and text. */
export interface MailLayout {
  /** Language of the reader; the shop's default one by default. */
  readonly locale?: Locale | undefined
  /** Says what happened; the subject by default. */
  readonly heading?: string | undefined
  /** Follows the subject in lists of mails; the first paragraph by default. */
  readonly preheader?: string | undefined
  /** The paragraphs of the text by default, without the address of the button. */
  readonly sections?: readonly MailSection[] | undefined
  /** The one thing to do. */
  readonly button?: { readonly label: string; readonly href: string } | undefined
  /** Why the reader gets such mails, and the words of the link that ends them. */
  readonly reason?: { readonly text: string; readonly end: string } | undefined
}

const PARAGRAPHS = /\n{2,}/
/** Begins the foot of a text. */
const FOOT = '—'

/** Returns true for a paragraph that only leads to where the button leads, with its own words before the address. */
const isButton = (paragraph: string, href: string | undefined) =>
  href !== undefined && paragraph.endsWith(href) && !paragraph.slice(0, -href.length).includes('\n')

/** Returns the sections of a mail that says no more than its text; what follows the address of the button is a remark. */
export function sectionsOfText(text: string, href: string | undefined): readonly MailSection[] {
  const paragraphs = text.split(PARAGRAPHS).filter(paragraph => paragraph !== '' && paragraph !== FOOT)
  const found = paragraphs.findIndex(paragraph => isButton(paragraph, href))
  const at = found === -1 ? paragraphs.length : found
  const [before, after] = [paragraphs.slice(0, at), paragraphs.slice(at + 1)]
  return [
    ...(before.length > 0 ? [{ kind: 'text', text: before.join('\n\n') } as const] : []),
    ...after.map(remark => ({ kind: 'note', text: remark }) as const),
  ]
}
