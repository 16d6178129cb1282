import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useIsBuilder } from '../../../page/view.ts'
import styles from './ProductStrip.module.css'
import { TurnButton } from './TurnButton.tsx'

/** A card of a strip; products may come twice in one page, so that `key` is the strip's own. */
export interface StripCard {
  readonly key: string
  readonly content: ReactNode
}

interface Props {
  readonly cards: readonly StripCard[]
  /** Accessible name of the row. */
  readonly name: string
  /** Whenever it changes, the strip goes back to its start. */
  readonly resetKey?: number
  /** Comes to rest at any card, or at views of 4 (phones: 2), so that cards are in chunks. Source: L-242. */
  readonly snap?: 'card' | 'view'
}

/** Cards in view on desktop; no more of them need no arrows. Source: L-217. */
const DESKTOP_VIEW = 4

/**
 * A row of cards one can swipe, 4 in view on desktop and 2 on phones, by style sheet alone; the arrows turn a whole view.
 * Only markup: `strip-element.ts` turns, so the row is also in blocks that never hydrate. Not `ui/carousel`: that one
 * shows a slide at a time. Source: L-215, L-217.
 */
export function ProductStrip({ cards, name, resetKey = 0, snap = 'card' }: Props) {
  const t = useTranslations('shop.productStrip')
  const isBuilder = useIsBuilder()
  const row = useRef<HTMLUListElement>(null)
  useEffect(() => {
    // Coming alive is no reason to move what a shopper has swiped.
    if (resetKey === 0 || !row.current) return
    row.current.dispatchEvent(new Event('glide'))
    row.current.scrollTo({ left: 0, behavior: 'instant' })
  }, [resetKey])
  return (
    <card-strip>
      <div className={styles.strip} data-fits={cards.length <= DESKTOP_VIEW || undefined}>
        <ul
          className={styles.cards}
          ref={row}
          aria-label={name}
          data-snap={snap}
          // Placeholders cannot be focused, so in the page builder the strip itself must be.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={isBuilder ? 0 : undefined}
        >
          {cards.map(({ key, content }) => (
            <li key={key} className={styles.card}>
              {content}
            </li>
          ))}
        </ul>
        <div className={styles.arrowPlace} data-to="previous">
          <TurnButton to="previous" label={t('previous')} className={styles.arrow} />
        </div>
        <div className={styles.arrowPlace} data-to="next">
          <TurnButton to="next" label={t('next')} className={styles.arrow} />
        </div>
      </div>
    </card-strip>
  )
}
