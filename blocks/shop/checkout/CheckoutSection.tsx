import { useIsHydrated } from '#ui/hydrated/useIsHydrated.ts'
import { Skeleton } from '#ui/skeleton/Skeleton.tsx'
import { type CSSProperties, type ReactNode, useId } from 'react'
import { useIsBuilder } from '../../page/view.ts'
import { boxStyle } from '../layout/box-style.ts'
import { EmptyBlock, type PlaceholderOf } from '../layout/EmptyBlock.tsx'
import styles from './checkout.module.css'
import { useCheckout } from './checkout-store.ts'

interface Props {
  readonly options: {
    readonly box: Parameters<typeof boxStyle>[0]
    readonly mBox: Parameters<typeof boxStyle>[1]
  }
  readonly title: string
  /** Placeholder on the editor's canvas. */
  readonly placeholder: PlaceholderOf
  /** Beside the title, such as a link. */
  readonly aside?: ReactNode
  /** Approximate height of its form, in rem: kept free until it is there, so that the sections below do not move. */
  readonly room: Room
  /** Gets what replaces the form while something else is unknown. */
  readonly children: (waiting: ReactNode) => ReactNode
}

interface Room {
  readonly phone: number
  /** Tablets and desktops. */
  readonly wide: number
}

/** A section of checkout under its number. Its form is there as soon as the browser knows what is ordered. */
export function CheckoutSection({ options, title, placeholder, aside, room, children }: Props) {
  const id = useId()
  const isHydrated = useIsHydrated()
  const { kept, terms } = useCheckout()
  if (useIsBuilder()) return <EmptyBlock of={placeholder} />
  const waiting = <Waiting {...room} />
  const isReady = isHydrated && kept !== undefined && terms !== undefined
  return (
    <div className="box" style={boxStyle(options.box, options.mBox)}>
      <section className={styles.section} aria-labelledby={id} aria-busy={!isReady || undefined}>
        <header className={styles.head}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {isReady && aside}
        </header>
        {isReady ? children(waiting) : waiting}
      </section>
    </div>
  )
}

/** A field and the gap below it, in rem. */
const FIELD = 0.8

/** In the place of a section's form until the shop has said what it needs. */
const Waiting = ({ phone, wide }: Room) => (
  <div
    className={styles.waiting}
    style={{ '--phone': `${phone}rem`, '--wide': `${wide}rem` } as CSSProperties} // the type has no custom properties
  >
    {Array.from({ length: Math.ceil(phone / FIELD) }, (_, at) => (
      <Skeleton key={at} shape="box" />
    ))}
  </div>
)
