import { useTranslations } from 'use-intl'
import type { MessageState } from '#api/rules/message-state.ts'
import styles from '../../kit/parts/screen.module.css'

/** Colours as in other lists: amber waits for the shop, green is done. */
const COLOURS: Readonly<Record<MessageState, string>> = {
  NEW: 'changed',
  IN_WORK: 'draft',
  ANSWERED: 'live',
}

/** State of a message. */
export function MessageBadge({ state }: { readonly state: MessageState }) {
  const t = useTranslations('editor.messages.states')
  return (
    <span className={styles.status} data-status={COLOURS[state]}>
      {t(state)}
    </span>
  )
}
