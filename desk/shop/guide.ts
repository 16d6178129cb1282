import type { LegalDocument } from '#api/rules/legal-documents.ts'
import type { Locale } from '#locales/locale.ts'
import { LOCALES } from '#locales/locale.ts'
import { GUIDE_ENTRIES, type GuideEntry, type GuideName, OPTIONAL_ENTRIES } from './shop-shapes.ts'

/** Facts of a shop that decide what is left to do before it opens. */
export interface GuideFacts {
  /** Staff have given the shop a name. */
  readonly hasShopName: boolean
  readonly hasLogo: boolean
  /** Shoppers find a telephone number or an address of customer service. */
  readonly hasContact: boolean
  /** Staff or the environment have set delivery prices. */
  readonly hasDeliveryPrices: boolean
  /** Codes of documents whose acceptance the shop asks for, and that shoppers cannot read. */
  readonly missingDocuments: readonly LegalDocument[]
  /** A style is on the shelf with a price and stock. */
  readonly hasStyleForSale: boolean
  readonly hasMenu: boolean
  /** Languages in which the home page is published. */
  readonly homePages: readonly Locale[]
  readonly takesPayments: boolean
  readonly sendsMail: boolean
  readonly hasPaidOrder: boolean
  readonly operators: number
}

/** An entry that the shop has set aside. */
interface Mark {
  readonly entry: string
  readonly by: string
  /** Epoch milliseconds. */
  readonly at: number
}

const DONE: Readonly<Record<GuideName, (facts: GuideFacts) => boolean>> = {
  shopName: ({ hasShopName }) => hasShopName,
  logo: ({ hasLogo }) => hasLogo,
  contact: ({ hasContact }) => hasContact,
  delivery: ({ hasDeliveryPrices }) => hasDeliveryPrices,
  documents: ({ missingDocuments }) => missingDocuments.length === 0,
  style: ({ hasStyleForSale }) => hasStyleForSale,
  menu: ({ hasMenu }) => hasMenu,
  homePage: ({ homePages }) => LOCALES.every(locale => homePages.includes(locale)),
  payment: ({ takesPayments }) => takesPayments,
  mail: ({ sendsMail }) => sendsMail,
  trialOrder: ({ hasPaidOrder }) => hasPaidOrder,
  secondOperator: ({ operators }) => operators > 1,
}

/** Entries of the guide in their order. A fact wins over a mark, and entries that every shop needs have none. */
export function guideOf(facts: GuideFacts, marks: readonly Mark[]): readonly GuideEntry[] {
  return GUIDE_ENTRIES.map(name => {
    const isOptional = OPTIONAL_ENTRIES.has(name)
    const missing = name === 'documents' ? facts.missingDocuments : []
    const entry = { name, isOptional, missing, by: '', at: 0 }
    if (DONE[name](facts)) return { ...entry, state: 'done' }
    const mark = isOptional ? marks.find(each => each.entry === name) : undefined
    return mark ? { ...entry, state: 'aside', by: mark.by, at: mark.at } : { ...entry, state: 'todo' }
  })
}
