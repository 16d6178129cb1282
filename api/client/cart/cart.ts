import { cartAddDocument, cartDocument } from '../../generated/documents.ts'
import type { BagAnswerFragment, BagFragment } from '../../generated/operations.ts'
import type { Api } from '../api.ts'

/** A sku for the bag. */
export interface BagLine {
  readonly skuCode: string
  readonly quantity: number
  /** Codes of the product's categories, ancestors before descendants; sent with the line. */
  readonly categories: readonly string[]
  /** The EXCHANGE activity that lets it be added for less; absent for what is bought at its own price. Source: C-194. */
  readonly activityId?: string
}

/** The bag with prices and stock of the moment it was read. */
export type Bag = BagFragment
/** A line of the bag. */
export type BagItem = Bag['ableCartItems'][number]
/** Answer of every change of the bag: the bag as it is now, and what was refused. */
export type BagAnswer = BagAnswerFragment
export type BagRefusal = BagAnswer['userErrors'][number]

/** Source: C-327. */
export const readBag = async (api: Api): Promise<Bag> => (await api.run(cartDocument, {})).cart

/** Puts skus into the bag; refusals come as `userErrors`. Source: C-098, C-329. */
export async function addToBag(api: Api, lines: readonly BagLine[]): Promise<BagAnswer> {
  const inputs = lines.map(({ skuCode, quantity, categories, activityId }) => ({
    skuCode,
    quantity,
    // A key that is undefined leaves no trace in JSON.
    extProps: JSON.stringify({ categories: categories.join('>'), activityId }),
  }))
  return (await api.run(cartAddDocument, { inputs })).cartAdd
}
