import type { CheckoutLine, CheckoutPreparation } from '#api/client/cart/checkout.ts'
import { createKeptText } from '../session/kept-text.ts'
import type { Draft } from '../form/form-values.ts'
import { CHECKOUT_SECTIONS, checkoutKey } from '../session/checkout-keys.ts'

/** A line that will be ordered, as the api prepared it; its price is the one that the shopper has seen. */
export type KeptLine = CheckoutLine & { readonly sku: NonNullable<CheckoutLine['sku']> }

/** Dollars per unit. */
export const unitPrice = ({ promoPrice }: KeptLine): number => promoPrice?.amount ?? 0

const isKnown = (line: CheckoutLine): line is KeptLine => Boolean(line.sku)

/** Selection that checkout took over from the bag. Source: C-236, CO-89. */
export interface KeptCheckout {
  readonly lines: readonly KeptLine[]
  /** Titles of what the shopper wanted and cannot have, until they have read it. Source: C-231, CO-90. */
  readonly leftOut: readonly string[]
  readonly couponCodes: readonly string[]
  /** Most GO DOLLAR to use, from the address; absent: as the bag says. Whole ones. Source: C-050. */
  readonly goDollarLimit?: number | undefined
  /** The same key gives the same order, however often it is sent. Source: CO-98. */
  readonly clientKey: string
}

const tab = () => window.sessionStorage
const kept = createKeptText(checkoutKey(), tab)
const guest = createKeptText(checkoutKey('guest'), tab)
const resume = createKeptText(checkoutKey('resume'), tab)

export type SectionName = (typeof CHECKOUT_SECTIONS)[number]
const texts = new Map(CHECKOUT_SECTIONS.map(name => [name, createKeptText(checkoutKey(name), tab)]))

/** JSON of this tab; what is no JSON is as good as nothing. */
function parsed(text: string | undefined): unknown {
  try {
    return text ? JSON.parse(text) : undefined
  } catch {
    return undefined
  }
}

/** Values of a section while the shopper is elsewhere: this tab keeps it. */
export const keptDraft = <Values>(name: SectionName): Draft<Values> => ({
  get: () => (parsed(texts.get(name)?.read()) ?? {}) as Partial<Values>, // written by `set` alone
  set: values => texts.get(name)?.write(JSON.stringify(values)),
  clear: () => texts.get(name)?.write(''),
})

/** Selection stored for checkout; `undefined` when nothing was taken over, or by an earlier build in another shape. Source: CO-89. */
export function readKept(): KeptCheckout | undefined {
  const found = parsed(kept.read()) as KeptCheckout | undefined // written by `keep` alone
  return found?.lines.every(isKnown) ? found : undefined
}

export const keep = (checkout: KeptCheckout): void => kept.write(JSON.stringify(checkout))

/** Forgets goods and form: the order is placed, or the shopper has logged out. */
export function forgetCheckout(): void {
  kept.write('')
  for (const text of texts.values()) text.write('')
}

/** Returns true if a visitor of this tab goes on without an account. Source: CO-83. */
export const isGuest = (): boolean => guest.read() === '1'
export const continueAsGuest = (): void => guest.write('1')

/** Remembers that the shopper went to the login on the way to checkout. Source: C-232. */
export const noteLoginOnTheWay = (): void => resume.write('1')

/** Returns whether the shopper went to the login on the way to checkout, once. */
export function wasOnTheWay(): boolean {
  const isOnTheWay = resume.read() === '1'
  if (isOnTheWay) resume.write('')
  return isOnTheWay
}

export const newKey = (): string => crypto.randomUUID()

/** Selection as the api prepared it, in the form this tab stores. */
export const keptFrom = ({ lines, leftOut, couponCodes }: CheckoutPreparation): KeptCheckout => ({
  lines: lines.filter(isKnown),
  leftOut: leftOut.map(({ spuTitle, sku }) => spuTitle || (sku?.code ?? '')).filter(Boolean),
  couponCodes,
  clientKey: newKey(),
})
