import type { DeliveryState, WebhookType } from '#api/rules/webhook-types.ts'

/** `resting`: attempts failed in a row, so the next one waits a while. `paused`: nothing is sent until staff resume it. */
export type ReceiverState = 'on' | 'off' | 'resting' | 'paused'

/** A receiver of webhooks as the desk lists it. Times are ISO 8601. */
export interface DeskReceiver {
  readonly id: string
  readonly url: string
  readonly types: readonly WebhookType[]
  readonly state: ReceiverState
  /** Instant of the first of the attempts that failed in a row; `null` if the last one did not. */
  readonly failingSince: string | null
  readonly delivered: string | null
  /** End of the secret before the present one, while it signs. */
  readonly oldSecretUntil: string | null
  readonly waiting: number
  readonly givenUp: number
}

/** A receiver with its new secret, which is shown once. */
export interface ReceiverSecret extends DeskReceiver {
  readonly secret: string
}

interface DeskAttempt {
  readonly at: string
  readonly tookMs: number
  /** HTTP status; `null` where no answer came. */
  readonly status: number | null
  /** First characters of the answer, or the error. */
  readonly answer: string
}

export interface DeskDelivery {
  readonly id: string
  /** Id of the event, the same for each receiver and attempt. */
  readonly event: string
  readonly receiver: string
  /** A `WebhookType`, or `test`. */
  readonly type: string
  /** Its order, SKU or product. */
  readonly subject: string
  readonly at: string
  readonly state: DeliveryState
  /** Instant before which it is not tried again; `null` once it is over. */
  readonly next: string | null
  /** The oldest first. */
  readonly attempts: readonly DeskAttempt[]
}
