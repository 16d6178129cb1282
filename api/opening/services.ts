import type { Database } from '../database/database.ts'
import { createGuideMarks, type GuideMarks } from './guide-marks.ts'
import { createPracticeShops, type PracticeShops } from './practice-shops.ts'
import { createShopImports, type ShopImports } from './shop-imports.ts'
import { createShopOpening, type ShopOpening } from './shop-opening.ts'

export interface OpeningServices {
  readonly opening: ShopOpening
  readonly guideMarks: GuideMarks
  readonly shopImports: ShopImports
  readonly practiceShops: PracticeShops
  /** Resolves to true if an order was paid. Reads until the first that was. */
  readonly hasPaidOrder: () => Promise<boolean>
}

export const createOpeningServices = (db: Database): OpeningServices => ({
  opening: createShopOpening(db),
  guideMarks: createGuideMarks(db),
  shopImports: createShopImports(db),
  practiceShops: createPracticeShops(db),
  hasPaidOrder: async () =>
    (await db
      .selectFrom('order_head')
      .select('code')
      .where('is_paid', '=', 1)
      .limit(1)
      .executeTakeFirst()) !== undefined,
})
