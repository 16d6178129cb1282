import type { Job } from '#platform/jobs/jobs.ts'
import { boundedPost } from '#platform/bounded-post.ts'
import { isPublicAddress } from '#platform/public-address.ts'
import type { Database } from '../database/database.ts'
import { createWebhookDelivery } from './deliver.ts'
import { createWebhookStore, type WebhookStore } from './webhook-store.ts'

/** Time a receiver has for its answer. */
const TIMEOUT_MS = 8000
const MAX_ANSWER_BYTES = 4096

export interface WebhookOptions {
  /** Admits receivers at 127.0.0.1 without encryption, for development and tests. */
  readonly webhooksToLoopback?: boolean
  /** True for a practice shop: nothing is sent, and deliveries say so. */
  readonly isPractice?: boolean
}

export interface WebhookServices {
  readonly webhooks: WebhookStore
  readonly webhookDelivery: Job
}

export function createWebhookServices(
  db: Database,
  { webhooksToLoopback: admitsHttp = false, isPractice = false }: WebhookOptions,
  clock: () => number,
): WebhookServices {
  const admits = (address: string) => isPublicAddress(address) || (admitsHttp && address === '127.0.0.1')
  return {
    webhooks: createWebhookStore({ db, admits, admitsHttp }),
    webhookDelivery: createWebhookDelivery({
      db,
      clock,
      post(address, request) {
        if (isPractice) return Promise.reject(new Error('A practice shop sends no webhooks'))
        const url = new URL(address)
        // The setting may have changed since the receiver was added.
        if (url.protocol !== 'https:' && !admitsHttp)
          return Promise.reject(new Error('Receivers without encryption are not admitted'))
        return boundedPost(url, {
          ...request,
          timeoutMs: TIMEOUT_MS,
          maxAnswerBytes: MAX_ANSWER_BYTES,
          admits,
        })
      },
    }),
  }
}
