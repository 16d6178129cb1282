import { useTranslations } from 'use-intl'
import type { DeskEvent } from '#desk/orders/desk-order.ts'
import { formatDateTime } from '#locales/format.ts'
import { useEnvironment } from '../../kit/environment.ts'
import styles from '../../kit/parts/screen.module.css'

const OPERATOR = 'operator:'
const ACTORS = ['shopper', 'shop', 'payment', 'deadline'] as const

/** Name of the actor: an operator by name. */
function useActor() {
  const t = useTranslations('editor.desk.actors')
  return (actor: string) => {
    const known = ACTORS.find(each => each === actor)
    if (known) return t(known)
    return actor.startsWith(OPERATOR) ? actor.slice(OPERATOR.length) : actor
  }
}

interface Props<Event extends DeskEvent> {
  /** The newest first. */
  readonly events: readonly Event[]
  readonly textOf: (event: Event) => string
}

/** Events with instant and actor. */
export function EventList<Event extends DeskEvent>({ events, textOf }: Props<Event>) {
  const actorOf = useActor()
  const { uiLocale } = useEnvironment()
  return (
    <ol className={styles.events}>
      {events.map((event, index) => (
        // Several may happen at one instant; the list only grows at its start.
        <li key={events.length - index}>
          <p>{textOf(event)}</p>
          <small>
            <time dateTime={event.time}>{formatDateTime(event.time, uiLocale)}</time>
            {' · '}
            {actorOf(event.actor)}
          </small>
        </li>
      ))}
    </ol>
  )
}
