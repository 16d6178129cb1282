import type { Database } from '../database/database.ts'
import { createGuideMarks, type GuideMarks } from './guide-marks.ts'
import { createShopOpening, type ShopOpening } from './shop-opening.ts'

export interface OpeningServices {
  readonly opening: ShopOpening
  readonly guideMarks: GuideMarks
}

export const createOpeningServices = (db: Database): OpeningServices => ({
  opening: createShopOpening(db),
  guideMarks: createGuideMarks(db),
})
