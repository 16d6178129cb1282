import { Button } from '#ui/button/Button.tsx'
import { ErrorState } from '#ui/error-state/ErrorState.tsx'
import { Skeleton, SkeletonList } from '#ui/skeleton/Skeleton.tsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import styles from './CardList.module.css'
import type { KnownPages } from './use-pages.ts'

interface Props<Item> {
  readonly label: string
  readonly list: KnownPages
  /** `undefined` until they were read. */
  readonly items: readonly Item[] | undefined
  /** Shown when the list has nothing. */
  readonly empty: ReactNode
  /** Draws one item as a `Card` with a key. */
  readonly children: (item: Item) => ReactNode
}

/** List of a member's things as cards: placeholders while it is read, a way to try again, and the way to the rest. */
export function CardList<Item>({ label, list, items, empty, children }: Props<Item>) {
  const t = useTranslations('account.member')
  if (list.hasFailed) return <ErrorState onRetry={list.retry} isRetrying={list.isRetrying} />
  if (!items) return <Waiting />
  if (items.length === 0) return <EmptyList>{empty}</EmptyList>
  return (
    <>
      <ul className={styles.cards} aria-label={label}>
        {items.map(children)}
      </ul>
      {list.hasNext && (
        <Button variant="line" isLoading={list.isFetchingNext} onClick={list.more}>
          {t('more')}
        </Button>
      )}
    </>
  )
}

const Waiting = () => (
  <SkeletonList className={styles.cards} itemClass={styles.card}>
    <Skeleton lines={4} />
  </SkeletonList>
)

/** In place of the cards, on the editor's canvas too. */
export const EmptyList = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.empty}>{children}</div>
)

interface CardProps {
  /** For what is over: it steps back. */
  readonly isFaded?: boolean
  readonly children: ReactNode
}

/** One of the list. */
export const Card = ({ isFaded = false, children }: CardProps) => (
  <li className={styles.card} data-faded={isFaded || undefined}>
    {children}
  </li>
)

interface HeadProps {
  readonly href: string
  readonly title: string
  readonly note: string
  readonly status: ReactNode
}

/** Head of a card: subject, link to its own page, state. */
export const CardHead = ({ href, title, note, status }: HeadProps) => (
  <header className={styles.head}>
    <div>
      <h2 className={styles.title}>
        <a href={href}>{title}</a>
      </h2>
      <p className={styles.note}>{note}</p>
    </div>
    {status}
  </header>
)

/** An amount below a line. */
export const CardTotal = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <p className={styles.total}>
    <span>{name}</span> <strong>{children}</strong>
  </p>
)
