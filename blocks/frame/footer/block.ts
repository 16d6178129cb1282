import { z } from 'zod'
import { defineBlock } from '../../page/define-block.ts'
import type { DataNeed } from '#api/client/data-need.ts'
import { type NewsletterTopic, newsletterTopicsQuery } from '#api/client/support/newsletter.ts'
import { field, linkSchema } from '../../page/option-fields.ts'
import { titledLinks } from '../../shop/frame/schema.ts'
import { nextYearAt } from './copyright-year.ts'
import { docsGroupsNeed, NO_DOCS } from './docs-groups.ts'
import { SOCIAL_NAMES } from '#api/rules/social-names.ts'

/** Columns that fit beside each other on desktop; ours. */
const MAX_COLUMNS = 4
/** Entries of one column; ours. */
const MAX_COLUMN_LINKS = 10
/** Social links in one row on a phone; ours. */
const MAX_SOCIAL = 6

/** Data need of footers without a subscription. */
const NO_TOPICS: DataNeed<readonly NewsletterTopic[]> = {
  queryKey: ['footer', 'noTopics'],
  queryFn: () => Promise.resolve([]),
}

const columnSchema = z.object({
  title: z.string().trim().min(1).max(60),
  links: titledLinks(MAX_COLUMN_LINKS),
})

/** Source: LO-70. */
const socialSchema = z.object({
  icon: field(z.enum(SOCIAL_NAMES).default('facebook'), { widget: 'select' }),
  link: linkSchema.default({ type: 9, value: '' }),
})

const shown = () => field(z.boolean().default(true), { widget: 'switch' })

/** Footer options. */
export const footerSchema = z.object({
  /** A sentence about the shop, beside the logo. */
  statement: field(z.string().trim().max(240).default(''), { widget: 'textarea' }),
  /** Help centre and about us, from the documents' menu. Source: L-079, L-081. */
  showDocuments: shown(),
  columns: field(z.array(columnSchema).max(MAX_COLUMNS).default([]), { itemTitle: 'title' }),
  /** Source: L-079, LO-70. */
  social: field(z.array(socialSchema).max(MAX_SOCIAL).default([]), { itemTitle: 'icon' }),
  /** Hotline, hours, e-mail, chat, store locator. Source: L-091 … L-096. */
  showContact: shown(),
  /** E-mail subscription. Source: L-087 … L-090. */
  showSubscribe: shown(),
  /** The way to staff registration. Source: L-086. */
  showStaffLink: shown(),
  /** A button that opens the cookie notice for another answer. Source: L-124, L-125. */
  showCookieSettings: shown(),
  /** Free delivery, returns, couriers: the shop's promises above the columns. Source: L-419 … L-421. */
  showFacts: shown(),
})
export type FooterOptions = z.output<typeof footerSchema>

/** Promises, documents, link columns, contact, subscription and copyright, below every page. Source: L-079 … L-096, L-419 … L-421. */
export const footerBlock = defineBlock({
  code: 'footer',
  group: 'frame',
  icon: 'panel-bottom',
  slots: ['core'],
  locked: true,
  shell: 'frame',
  schema: footerSchema,
  viewFile: 'frame/footer/Footer.tsx',
  hydration: 'visible',
  data: ({ showDocuments, showSubscribe }, { api }) => ({
    documents: showDocuments ? docsGroupsNeed(api) : NO_DOCS,
    topics: showSubscribe ? newsletterTopicsQuery(api) : NO_TOPICS,
  }),
  changesAt: (_, now) => nextYearAt(now),
})
