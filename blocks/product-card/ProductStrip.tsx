import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useIsBuilder } from '../view.ts'
import styles from './ProductStrip.module.css'
import { useStrip } from './useStrip.ts'

/** A card of a strip; products may come twice in one page, so that `key` is the strip's own. */
export interface StripCard {
  readonly key: string
  readonly content: ReactNode
}

interface Props {
  readonly cards: readonly StripCard[]
  /** What the row is called when read aloud. */
  readonly name: string
  /** Whenever it changes, the strip goes back to its start. */
  readonly resetKey?: number
}

/**
 * A row of cards one can swipe, 4 in view on desktop and 2 on phones, by style sheet alone; the arrows turn a whole view.
 * Not `ui/carousel`: that one shows a slide at a time. Source: L-215, L-217.
 */
export function ProductStrip({ cards, name, resetKey = 0 }: Props) {
  const isBuilder = useIsBuilder()
  const { ref, isAtStart, isAtEnd, turn } = useStrip(resetKey)
  return (
    <div className={styles.strip} data-fits={(isAtStart && isAtEnd) || undefined}>
      {/* Placeholders cannot be focused, so in the page builder the strip itself must be. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul className={styles.cards} ref={ref} aria-label={name} tabIndex={isBuilder ? 0 : undefined}>
        {cards.map(({ key, content }) => (
          <li key={key} className={styles.card}>
            {content}
          </li>
        ))}
      </ul>
      <Arrow to="previous" isSpent={isAtStart} onPress={() => turn(-1)} />
      <Arrow to="next" isSpent={isAtEnd} onPress={() => turn(1)} />
    </div>
  )
}

interface ArrowProps {
  readonly to: 'previous' | 'next'
  /** Nothing more that way. It stays in the page, so that it keeps the focus of whoever pressed it. */
  readonly isSpent: boolean
  readonly onPress: () => void
}

function Arrow({ to, isSpent, onPress }: ArrowProps) {
  const t = useTranslations('shop.productStrip')
  return (
    <div className={styles.arrowPlace} data-to={to}>
      <button
        type="button"
        className={styles.arrow}
        aria-label={t(to)}
        aria-disabled={isSpent}
        onClick={() => isSpent || onPress()}
      />
    </div>
  )
}
