import { z } from 'zod'
import { isEmailAddress } from '../rules/email-address.ts'
import { typedCode } from '../rules/typed-text.ts'

/** Input of a shopper who wants to be notified when a SKU is back in stock. */
export interface NoticeInput {
  readonly skuCode: string
  readonly email: string
  readonly mobile?: string | null | undefined
}

/** Problems of an input, each about one field. */
export type NoticeErrorCode =
  | 'NOTICE_UNKNOWN_SKU'
  | 'NOTICE_IN_STOCK'
  | 'NOTICE_BAD_EMAIL'
  | 'NOTICE_BAD_MOBILE'

/** Typed characters, separators included; numbers have 8 to 15 digits (E.164). */
const MAX_MOBILE = 30

const email = z.string().transform(typedCode).pipe(z.string().toLowerCase().refine(isEmailAddress))
const mobile = z
  .string()
  .max(MAX_MOBILE)
  .transform(typedCode)
  .pipe(z.string().regex(/^[\d\s()+-]*$/))
  .transform(text => text.replace(/[^\d+]/g, ''))
  .pipe(z.string().regex(/^(\+?\d{8,15})?$/))

/** Longest code of a sku (characters), as in catalogue files. */
const MAX_SKU_CODE = 64

/** Checks of an input that need no stock: the address folded, the number's digits. */
export function readNotice(input: NoticeInput) {
  const address = email.safeParse(input.email)
  const number = mobile.safeParse(input.mobile ?? '')
  const refusals: NoticeErrorCode[] = []
  if (!address.success) refusals.push('NOTICE_BAD_EMAIL')
  if (!number.success) refusals.push('NOTICE_BAD_MOBILE')
  return {
    refusals: refusals as readonly NoticeErrorCode[],
    skuCode: input.skuCode.length <= MAX_SKU_CODE ? input.skuCode : undefined,
    email: address.data ?? '',
    mobile: number.data ?? '',
  }
}

/** A sku's facts as the database has them now. */
export interface SkuState {
  readonly isEnabled: boolean
  readonly isOnShelves: boolean
  /** Units left to sell; `null`: not counted. */
  readonly inventory: number | null
}

/** Returns true if a shopper can add one to the bag. */
export const isBuyable = ({ isEnabled, isOnShelves, inventory }: SkuState) =>
  isEnabled && isOnShelves && (inventory === null || inventory > 0)

/** Why no notice can be set up for this sku. One that is off shelf counts as unknown. Source: CO-32. */
export function skuError(sku: SkuState | undefined): NoticeErrorCode | undefined {
  if (!sku?.isOnShelves) return 'NOTICE_UNKNOWN_SKU'
  return isBuyable(sku) ? 'NOTICE_IN_STOCK' : undefined
}
