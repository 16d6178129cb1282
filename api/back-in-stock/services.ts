import type { Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import type { RateLimiter } from '../rate-limit/rate-limiter.ts'
import { createNoticeStore, type NoticeStore } from './notice-store.ts'

export interface BackInStockServices {
  readonly notices: NoticeStore
  readonly limiter: RateLimiter
}

export type BackInStockContext = Context<BackInStockServices>

export const createBackInStockServices = (db: Database, limiter: RateLimiter): BackInStockServices => ({
  notices: createNoticeStore(db),
  limiter,
})
