import type { AnswerState, MessageState } from '#api/rules/message-state.ts'
import type { Locale } from '#locales/locale.ts'

/** A message to customer service as the desk lists it. Times are ISO 8601. */
export interface ListedDeskMessage {
  readonly id: string
  readonly state: MessageState
  readonly name: string
  /** Masked. */
  readonly contact: string
  readonly subject: string
  /** Code of its topic; `null` for none. */
  readonly topic: string | null
  readonly sent: string
}

export interface DeskAnswer {
  readonly id: string
  readonly by: string
  readonly made: string
  readonly subject: string
  readonly content: string
  readonly state: AnswerState
}

/** A message with its answers, the oldest first. */
export interface DeskMessage extends ListedDeskMessage {
  /** Rises with every change; setting the state of an older one is refused. */
  readonly version: number
  readonly email: string
  readonly mobile: string
  /** Language that the shopper read in. */
  readonly locale: Locale
  readonly content: string
  /** Operator who changed it last; empty for a new one. */
  readonly handledBy: string
  readonly answers: readonly DeskAnswer[]
  /** True if the shop can send mail. */
  readonly canAnswer: boolean
}
