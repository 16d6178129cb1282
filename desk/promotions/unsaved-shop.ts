import { z } from 'zod'
import type { ShopSettings } from '#api/settings/shop-settings.ts'
import type { Catalogue } from '#api/catalogue/catalogue.ts'
import { catalogueWith } from '#api/catalogue/live/overlay.ts'
import type { StyleLists } from '#api/catalogue/styles/style-lists.ts'
import type { FoundSku } from '#api/product/find-sku.ts'
import type { TryOutServices } from '#api/try-out/services.ts'
import { findOver, type TryOutShop } from '#api/try-out/try-out.ts'
import type { UnsavedLines } from '#api/try-out/unsaved-lines.ts'
import { type Refusal, refuse } from '#operators/outcome.ts'
import { problemOnWire } from './promotion-shapes.ts'

export interface PromotionDesk extends TryOutServices {
  readonly catalogue: () => Catalogue
  readonly findSku: (code: string) => FoundSku | undefined
  readonly styleLists: StyleLists
  readonly settings: () => Pick<ShopSettings, 'charges'>
}

/** Largest input: promotions may list thousands of products. */
export const MAX_INPUT_BYTES = 2 * 1024 * 1024
/** Lines that were not saved, tried together. */
const MAX_LINES = 50
/** Promotions and campaigns as a catalogue file has them; `checkUnsaved` reads them by its schema. */
export const unsaved = z
  .array(z.looseObject({ kind: z.enum(['promotion', 'campaign']) }))
  .max(MAX_LINES)
  .default([])

/** The shop as it would be with lines that were not saved, or why they cannot be. */
export async function shopWith(
  { catalogue, findSku, settings, checkUnsaved }: PromotionDesk,
  lines: readonly unknown[],
): Promise<{ readonly refusal: Refusal } | { readonly shop: TryOutShop; readonly unsaved: UnsavedLines }> {
  const checked = await checkUnsaved(lines)
  const { problems } = checked
  if (problems.length > 0)
    return {
      refusal: refuse(422, 'unsavedLines', {
        values: { count: problems.length },
        data: { problems: problems.map(problemOnWire) },
      }),
    }
  const laid = catalogueWith(catalogue(), checked.lines)
  return {
    shop: { catalogue: laid, find: findOver(laid, findSku), freight: settings().charges.freight },
    unsaved: checked,
  }
}
