import type { SignUpEvent } from '#api/newsletter/subscriber-list.ts'
import { topicsFrom } from '#api/newsletter/topics.ts'
import { isoInHongKong } from '#locales/hong-kong.ts'
import type { DeskConsent } from './desk-subscriber.ts'

/** A change of a sign-up as the desk shows it. */
export const consentOf = ({
  kind,
  source,
  happened_at: at,
  topics,
}: Pick<SignUpEvent, 'kind' | 'source' | 'happened_at' | 'topics'>): DeskConsent => ({
  kind,
  source,
  time: isoInHongKong(at),
  topics: topicsFrom(topics),
})
