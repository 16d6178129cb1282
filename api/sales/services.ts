import type { Database } from '../database/database.ts'
import { createSalesReport, type SalesReport } from './sales-report.ts'
import { createSearchMisses, type SearchMisses } from './search-misses.ts'

export interface SalesServices {
  readonly salesReport: SalesReport
  readonly searchMisses: SearchMisses
}

export const createSalesServices = (db: Database): SalesServices => ({
  salesReport: createSalesReport(db),
  searchMisses: createSearchMisses(db),
})
