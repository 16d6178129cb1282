import type { BothTexts, Locale } from '#locales/locale.ts'

/** A text that may lack a language. */
export type Words = Readonly<Partial<Record<Locale, string>>> | undefined

interface JudgedSku {
  readonly code: string
  readonly isEnabled?: boolean
  /** `null`: not counted. */
  readonly inventory?: number | null
  readonly size?: string | null
  /** Cents; that of its product where it is missing. `null`: a gift. */
  readonly salePrice?: number | null
}

/** As much of a product as its completeness depends on. Lines of a catalogue file and products of the catalogue have it. */
export interface JudgedProduct {
  readonly code: string
  readonly title?: Words
  readonly subTitle?: Words
  readonly description?: Words
  readonly sizeChart?: Words
  /** Code of a size chart that products share, which has both languages. */
  readonly chart?: string | null
  readonly onShelves?: boolean
  readonly brands?: readonly string[]
  readonly categories?: readonly string[]
  readonly images?: readonly { readonly url: string; readonly type?: string; readonly alt?: Words }[]
  readonly picUrl?: string
  readonly salePrice?: number | null
  readonly attributes?: readonly {
    readonly code: string
    readonly values: readonly (string | { readonly displayName?: Words })[]
  }[]
  readonly options?: {
    readonly colour?: readonly unknown[]
    readonly size?: readonly { readonly code: string; readonly name: BothTexts }[]
  }
  readonly skus?: readonly JudgedSku[]
}

/** Returns true for a text, or HTML, that shows nothing. */
export const isBlank = (text: string | undefined): boolean =>
  text === undefined || (/^(?:\s|&nbsp;|<[^>]*>)*$/.test(text) && !/<(?:img|video|iframe)\b/i.test(text))

/** Sale price of a SKU in cents; `null` for a gift. */
export const priceOf = (product: JudgedProduct, { salePrice }: JudgedSku): number | null =>
  (salePrice === undefined ? product.salePrice : salePrice) ?? null

/** Texts that a product brings for an attribute; `undefined` where it has none. A value by code is worded by the attribute. */
export function ownTexts({ attributes = [] }: JudgedProduct, code: string): readonly Words[] | undefined {
  const found = attributes.find(attribute => attribute.code === code)
  return found?.values.map(value =>
    typeof value === 'string' ? { zh_HK: value, en_US: value } : value.displayName,
  )
}

/** Sizes that SKUs of a product have, by code. */
export function sizeNames({ options, skus = [] }: JudgedProduct): ReadonlyMap<string, BothTexts> {
  const used = new Set(skus.map(({ size }) => size))
  const offered = options?.size ?? []
  return new Map(offered.filter(({ code }) => used.has(code)).map(({ code, name }) => [code, name]))
}
