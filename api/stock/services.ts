import type { Database } from '../database/database.ts'
import { addStock, setStock } from './stock-change.ts'
import { countStock } from './stock-count.ts'
import { findStock, lowStock, stockHistory } from './stock-reading.ts'

type WithoutDb<Work> = Work extends (db: Database, given: infer Given) => infer Answer
  ? (given: Given) => Answer
  : never

/** Stock, for staff. */
export interface StockDesk {
  readonly find: WithoutDb<typeof findStock>
  readonly history: WithoutDb<typeof stockHistory>
  readonly low: WithoutDb<typeof lowStock>
  readonly set: WithoutDb<typeof setStock>
  readonly add: WithoutDb<typeof addStock>
  readonly count: WithoutDb<typeof countStock>
}

export interface StockServices {
  readonly stockDesk: StockDesk
}

export const createStockServices = (db: Database): StockServices => ({
  stockDesk: {
    find: search => findStock(db, search),
    history: search => stockHistory(db, search),
    low: search => lowStock(db, search),
    set: change => setStock(db, change),
    add: change => addStock(db, change),
    count: count => countStock(db, count),
  },
})
