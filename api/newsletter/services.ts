import type { AuthServices } from '../auth/services.ts'
import type { BackInStockServices } from '../back-in-stock/services.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import type { MessagingServices } from '../messaging/services.ts'
import type { RateLimiter } from '../rate-limit/rate-limiter.ts'
import { createSignUps, type SignUps } from './sign-up-store.ts'
import { createSubscriberList, type SubscriberList } from './subscriber-list.ts'
import { createWelcome, type Welcome } from './welcome.ts'

export interface NewsletterServices {
  readonly signUps: SignUps
  readonly subscribers: SubscriberList
  readonly welcome: Welcome
  readonly limiter: RateLimiter
}

export type NewsletterContext = Context<NewsletterServices & AuthServices & BackInStockServices>

export const createNewsletterServices = (
  db: Database,
  limiter: RateLimiter,
  messaging: MessagingServices,
): NewsletterServices => ({
  signUps: createSignUps(db),
  subscribers: createSubscriberList(db),
  welcome: createWelcome(messaging, limiter),
  limiter,
})
