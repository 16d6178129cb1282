import { useIsHydrated } from '#ui/hydrated/useIsHydrated.ts'
import { Skeleton } from '#ui/skeleton/Skeleton.tsx'
import { type ReactNode, useId } from 'react'
import { useIsBuilder } from '../../page/view.ts'
import { boxStyle } from '../layout/box-style.ts'
import { EmptyBlock } from '../layout/EmptyBlock.tsx'
import styles from './checkout.module.css'
import { useCheckout } from './checkout-store.ts'

interface Props {
  readonly options: {
    readonly box: Parameters<typeof boxStyle>[0]
    readonly mBox: Parameters<typeof boxStyle>[1]
  }
  readonly title: string
  /** What stands on the editor's canvas. */
  readonly placeholder: string
  /** Beside the title, such as a link. */
  readonly aside?: ReactNode
  /** Lines that the section has about, for the time until it shows. */
  readonly lines?: number
  readonly children: () => ReactNode
}

/** A section of checkout under its number. Its form is there as soon as the browser knows what is ordered. */
export function CheckoutSection({ options, title, placeholder, aside, lines = 3, children }: Props) {
  const id = useId()
  const isHydrated = useIsHydrated()
  const { kept, terms } = useCheckout()
  if (useIsBuilder()) return <EmptyBlock text={placeholder} />
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
        {isReady ? children() : <SectionWaiting lines={lines} />}
      </section>
    </div>
  )
}

/** In the place of a section's form until the shop has said what it needs. */
export const SectionWaiting = ({ lines }: { readonly lines: number }) => (
  <div className={styles.waiting}>
    {Array.from({ length: lines }, (_, at) => (
      <Skeleton key={at} shape="box" ratio="12 / 1" />
    ))}
  </div>
)
