import type { Wished } from '#api/client/account/favorite-queries.ts'
import { Button, ButtonLink } from '#ui/button/Button.tsx'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import { ErrorState } from '#ui/error-state/ErrorState.tsx'
import { Skeleton, SkeletonList } from '#ui/skeleton/Skeleton.tsx'
import Heart from 'lucide-react/icons/heart'
import { useTranslations } from 'use-intl'
import type { ViewProps } from '../../page/view.ts'
import { AccountFrame } from '../../shop/account/AccountFrame.tsx'
import { Removed } from '../../shop/removal/Removed.tsx'
import { useRemoved } from '../../shop/removal/use-removed.ts'
import type { ScreenOptions } from '../../shop/screen/screen.ts'
import { useWishChoice, useWishList, useWishRemoval } from './useWishList.ts'
import type { WishChoice } from './wish-choice.ts'
import { WishCard } from './WishCard.tsx'
import styles from './WishList.module.css'
import { WishTools } from './WishTools.tsx'

/** Marked goods of the member, and the actions on them. Source: M-152, M-157, C-096. */
export function WishList({ options }: ViewProps<ScreenOptions>) {
  const t = useTranslations('account.wishList')
  return (
    <AccountFrame options={options} title={t('title')} canvas={<Empty />}>
      <Content />
    </AccountFrame>
  )
}

function Content() {
  const t = useTranslations('account.wishList')
  const { choice, choose } = useWishChoice()
  const list = useWishList(choice)
  const { wished, counts } = list
  const removal = useRemoved(wished ?? [], { keyOf: ({ skuCode }) => skuCode, ...useWishRemoval() })
  if (list.hasFailed) return <ErrorState onRetry={list.retry} isRetrying={list.isRetrying} />
  if (!wished) return <Waiting />
  const isEmpty = wished.length === 0 && choice.filter === 'ALL'
  return (
    <>
      {!isEmpty && <WishTools counts={counts} choice={choice} onChoose={choose} />}
      {removal.entries.length > 0 && <Cards removal={removal} isStale={list.isStale} />}
      {isEmpty && <Empty />}
      {!isEmpty && wished.length === 0 && (
        <NoneHere choice={choice} onAll={() => choose({ filter: 'ALL' })} />
      )}
      <output className="visuallyHidden">
        {removal.restored && t('restored', { title: removal.restored.description })}
      </output>
      <More list={list} />
    </>
  )
}

interface CardsProps {
  readonly removal: ReturnType<typeof useRemoved<Wished>>
  /** Those of the choice before. */
  readonly isStale: boolean
}

function Cards({ removal: { entries, take, undo, isBusy }, isStale }: CardsProps) {
  const t = useTranslations('account.wishList')
  return (
    <ul className={styles.cards} aria-label={t('title')} aria-busy={isStale || undefined}>
      {entries.map(entry =>
        'item' in entry ? (
          <li key={entry.item.id} data-entry={entry.item.skuCode} tabIndex={-1}>
            <WishCard wished={entry.item} onRemove={() => void take(entry.item)} />
          </li>
        ) : (
          <li key={`removed ${entry.removed.id}`}>
            <Removed
              text={t('removed', { title: entry.removed.description || t('gone') })}
              undoLabel={t('undo')}
              onUndo={entry.removed.sku ? undo : undefined}
              isBusy={isBusy}
            />
          </li>
        ),
      )}
    </ul>
  )
}

/** The way to the rest of the list. */
function More({ list }: { readonly list: ReturnType<typeof useWishList> }) {
  const t = useTranslations('account.wishList')
  const tMember = useTranslations('account.member')
  if (!list.hasNext) return null
  return (
    <div className={styles.more}>
      {list.hasNextFailed && <p role="alert">{t('moreFailed')}</p>}
      <p className={styles.small}>{t('shown', { shown: list.wished?.length ?? 0, total: list.total })}</p>
      <Button variant="line" isLoading={list.isFetchingNext} onClick={list.more}>
        {tMember('more')}
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

const Waiting = () => (
  <SkeletonList count={6} className={styles.cards} itemClass={styles.card}>
    <Skeleton shape="box" ratio="1" />
    <Skeleton lines={3} />
  </SkeletonList>
)
