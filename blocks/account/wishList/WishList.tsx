import type { Wished } from '#api/client/favorite-queries.ts'
import { Button, ButtonLink } from '#ui/button/Button.tsx'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import { ErrorState } from '#ui/error-state/ErrorState.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/Skeleton.tsx'
import Heart from 'lucide-react/icons/heart'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useIsBuilder, type ViewProps } from '../../page/view.ts'
import { AccountFrame } from '../../shop/account/AccountFrame.tsx'
import type { ScreenOptions } from '../../shop/screen/screen.ts'
import { ScreenFrame } from '../../shop/screen/ScreenFrame.tsx'
import { useRemoval, useWishChoice, useWishList } from './useWishList.ts'
import type { WishChoice } from './wish-choice.ts'
import { WishCard } from './WishCard.tsx'
import styles from './WishList.module.css'
import { WishTools } from './WishTools.tsx'

/** What the member has marked, and what can be done with it. Source: M-152, M-157, C-096. */
export function WishList({ options }: ViewProps<ScreenOptions>) {
  const t = useTranslations('account.wishList')
  // The canvas has no member: it shows the list of a new one.
  const isBuilder = useIsBuilder()
  return (
    <ScreenFrame options={options}>
      <AccountFrame title={t('title')}>{isBuilder ? <Empty /> : <Content />}</AccountFrame>
    </ScreenFrame>
  )
}

function Content() {
  const { choice, choose } = useWishChoice()
  const list = useWishList(choice)
  const { removed, remove, putBack } = useRemoval()
  const { wished, counts } = list
  if (list.hasFailed) return <ErrorState onRetry={list.retry} isRetrying={list.isRetrying} />
  if (!wished) return <Waiting />
  const isEmpty = wished.length === 0 && choice.filter === 'ALL'
  return (
    <>
      <div>
        {!isEmpty && <WishTools counts={counts} choice={choice} onChoose={choose} />}
        <Removed removed={removed} onPutBack={wish => void putBack(wish)} />
      </div>
      {isEmpty ? (
        <Empty />
      ) : wished.length === 0 ? (
        <NoneHere choice={choice} onAll={() => choose({ filter: 'ALL' })} />
      ) : (
        <Cards wished={wished} isStale={list.isStale} onRemove={wish => void remove(wish)} />
      )}
      <More list={list} />
    </>
  )
}

interface CardsProps {
  readonly wished: readonly Wished[]
  /** Those of the choice before. */
  readonly isStale: boolean
  readonly onRemove: (wished: Wished) => void
}

function Cards({ wished, isStale, onRemove }: CardsProps) {
  const t = useTranslations('account.wishList')
  const cards = useRef<HTMLUListElement>(null)
  /** The pressed button goes away with its card: the focus moves to that of a neighbour. */
  const remove = (wish: Wished, at: number) => {
    const buttons = cards.current?.querySelectorAll<HTMLElement>('[data-removes]')
    ;(buttons?.[at + 1] ?? buttons?.[at - 1])?.focus({ preventScroll: true })
    onRemove(wish)
  }
  return (
    <ul ref={cards} className={styles.cards} aria-label={t('title')} aria-busy={isStale || undefined}>
      {wished.map((wish, at) => (
        <li key={wish.id}>
          <WishCard wished={wish} onRemove={() => remove(wish, at)} />
        </li>
      ))}
    </ul>
  )
}

/** Says what was removed and offers it back. */
function Removed({
  removed,
  onPutBack,
}: {
  readonly removed: Wished | undefined
  readonly onPutBack: (wished: Wished) => void
}) {
  const t = useTranslations('account.wishList')
  return (
    <output className={styles.removed}>
      {removed && (
        <span className={styles.removedLine}>
          <span>{t('removed', { title: removed.description || t('gone') })}</span>
          {removed.sku && (
            <button type="button" className={styles.undo} onClick={() => onPutBack(removed)}>
              {t('undo')}
            </button>
          )}
        </span>
      )}
    </output>
  )
}

/** The way to the rest of the list. */
function More({ list }: { readonly list: ReturnType<typeof useWishList> }) {
  const t = useTranslations('account.wishList')
  if (!list.hasNext) return null
  return (
    <div className={styles.more}>
      {list.hasNextFailed && <p role="alert">{t('moreFailed')}</p>}
      <p className={styles.small}>{t('shown', { shown: list.wished?.length ?? 0, total: list.total })}</p>
      <Button variant="line" isLoading={list.isFetchingNext} onClick={list.more}>
        {t('more')}
      </Button>
    </div>
  )
}

function Empty() {
  const t = useTranslations('account.wishList')
  return (
    <div className={styles.empty}>
      <EmptyState
        icon={Heart}
        title={t('empty')}
        text={t('text')}
        action={<ButtonLink href="/list">{t('action')}</ButtonLink>}
      />
    </div>
  )
}

/** The list has favourites, but none of this part. */
function NoneHere({ choice, onAll }: { readonly choice: WishChoice; readonly onAll: () => void }) {
  const t = useTranslations('account.wishList')
  return (
    <div className={styles.empty}>
      <EmptyState
        icon={Heart}
        title={t('none', { filter: t(`filters.${choice.filter}`) })}
        action={
          <Button variant="line" onClick={onAll}>
            {t('showAll')}
          </Button>
        }
      />
    </div>
  )
}

const PLACES = [0, 1, 2, 3, 4, 5]

function Waiting() {
  return (
    <SkeletonGroup className={styles.cards}>
      {PLACES.map(at => (
        <div key={at} className={styles.card}>
          <Skeleton shape="box" ratio="1" />
          <Skeleton lines={3} />
        </div>
      ))}
    </SkeletonGroup>
  )
}
