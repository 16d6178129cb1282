import type { SignUpEvent } from '#api/newsletter/subscriber-list.ts'
import type { Locale } from '#locales/locale.ts'

/** Something that an address consented to, or took back. Times are ISO 8601. */
export interface DeskConsent extends Pick<SignUpEvent, 'kind' | 'source'> {
  readonly time: string
  /** Codes of topics from then on; empty for the whole newsletter, and for an end. */
  readonly topics: readonly string[]
}

/** An address of the newsletter as the desk lists it. */
export interface DeskSubscriber {
  readonly id: string
  /** Masked. */
  readonly contact: string
  readonly locale: Locale
  readonly isOn: boolean
  /** Codes of the topics chosen; empty for the whole newsletter. */
  readonly topics: readonly string[]
  /** The newest first. */
  readonly events: readonly DeskConsent[]
}
