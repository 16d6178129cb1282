import { linkTarget } from '../../page/link-target.ts'
import { useBlockContext, useIsBuilder, type ViewProps } from '../../page/view.ts'
import { type BagActions, bagActions, useBag } from '../../shop/cart/bag.ts'
import { ScreenFrame } from '../../shop/screen/ScreenFrame.tsx'
import type { CartOptions } from './block.ts'
import { BagSummary } from './BagSummary.tsx'
import { type BagChanges, BagLines } from './BagLines.tsx'
import { BagOffers } from './BagOffers.tsx'
import { ButtonLink } from '#ui/button/Button.tsx'
import { ErrorState } from '#ui/error-state/ErrorState.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/Skeleton.tsx'
import { showToast } from '#ui/toast/toast.ts'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from './Cart.module.css'

/** The bag: lines, what promotions do, and what it costs. Source: L-006, C-174 … C-184. */
export function Cart({ options }: ViewProps<CartOptions>) {
  const t = useTranslations('service.cart')
  return (
    <ScreenFrame options={options}>
      <div className={styles.page}>
        <h1 className={styles.title}>{t('title')}</h1>
        <Content links={options.links} />
      </div>
    </ScreenFrame>
  )
}

function Content({ links }: Pick<CartOptions, 'links'>) {
  const { api } = useBlockContext()
  const isBuilder = useIsBuilder()
  const { bag, pending, hasFailed } = useBag()
  const actions = bagActions(api)
  const changes = useChanges(actions)
  // The canvas has no shopper: it shows the bag that a new visitor sees.
  if (isBuilder) return <EmptyBag links={links} />
  if (!bag && hasFailed) return <FailedBag reload={actions.reload} />
  if (!bag) return <LoadingBag />
  const isEmpty = bag.ableCartItems.length + bag.disableCartItems.length === 0
  return (
    <>
      {isEmpty ? (
        <EmptyBag links={links} />
      ) : (
        <div className={styles.columns}>
          <div className={styles.main}>
            <BagLines bag={bag} changes={changes} />
            <BagOffers bag={bag} chooseGift={changes.chooseGift} />
          </div>
          <BagSummary calculation={bag.calculation} isBusy={pending > 0} />
        </div>
      )}
      <RemovedLine changes={changes} />
    </>
  )
}

/** Changes of the bag, with a toast where the shop refuses or does not answer, and the line that was removed last. */
function useChanges(actions: BagActions): BagChanges {
  const t = useTranslations('service.cart')
  const [removed, setRemoved] = useState<BagChanges['removed']>()
  const told = async (change: Promise<readonly { readonly message: string }[]>) => {
    try {
      const [refusal] = await change
      if (refusal) showToast(refusal.message, { status: 'error', durationMs: TOAST_MS })
    } catch {
      showToast(t('failed'), { status: 'error', durationMs: TOAST_MS })
    }
  }
  return {
    removed,
    setQuantity: (item, quantity) => void told(actions.setQuantity(item.lineId, quantity)),
    select: (skuCodes, selected) => void told(actions.select(skuCodes, selected)),
    chooseGift: (activityId, skuCode) => void told(actions.chooseGift(activityId, skuCode)),
    remove: item => {
      setRemoved(item)
      void told(actions.remove(item.lineId))
    },
    putBack: item => {
      setRemoved(undefined)
      void told(actions.putBack(item))
    },
  }
}

/** Refusals that one has to read. Source: C-370. */
const TOAST_MS = 5000

/** Says what was removed and offers it back. */
function RemovedLine({ changes: { removed, putBack } }: { readonly changes: BagChanges }) {
  const t = useTranslations('service.cart')
  return (
    <output className={styles.removed}>
      {removed && (
        <span className={styles.removedLine}>
          <span>{t('removed', { title: removed.spuTitle })}</span>
          <button type="button" className={styles.link} onClick={() => putBack(removed)}>
            {t('undo')}
          </button>
        </span>
      )}
    </output>
  )
}

function FailedBag({ reload }: Pick<BagActions, 'reload'>) {
  const [isRetrying, setRetrying] = useState(false)
  const onRetry = async () => {
    setRetrying(true)
    // A second failure leaves the message standing.
    await reload().catch(() => undefined)
    setRetrying(false)
  }
  return <ErrorState onRetry={() => void onRetry()} isRetrying={isRetrying} />
}

function LoadingBag() {
  return (
    <SkeletonGroup className={styles.loading}>
      {[0, 1].map(at => (
        <div key={at} className={styles.line}>
          <Skeleton shape="box" ratio="4 / 5" className={styles.picture} />
          <Skeleton lines={3} />
        </div>
      ))}
    </SkeletonGroup>
  )
}

/** A bag with nothing in it, and where to fill it. Source: L-006. */
function EmptyBag({ links }: Pick<CartOptions, 'links'>) {
  const t = useTranslations('service.cart')
  return (
    <section className={styles.empty} aria-labelledby="cart-empty">
      <span className={styles.sign}>
        <Icon of={ShoppingBag} size={1} />
      </span>
      <h2 id="cart-empty" className={styles.heading}>
        {t('empty')}
      </h2>
      <p className={styles.text}>{t('text')}</p>
      <Ways links={links} />
    </section>
  )
}

/** Links that operators chose; those without text or target are left out. */
function Ways({ links }: Pick<CartOptions, 'links'>) {
  const t = useTranslations('service.cart')
  const chosen = links.flatMap(({ title, link }) => {
    const href = title && linkTarget(link)?.href
    return href ? [{ title, href }] : []
  })
  if (chosen.length > 0)
    return (
      <div className={styles.ways}>
        {chosen.map(({ title, href }, at) => (
          <ButtonLink key={`${at} ${href}`} href={href} variant={at === 0 ? 'solid' : 'line'}>
            {title}
          </ButtonLink>
        ))}
      </div>
    )
  return (
    <>
      <div className={styles.ways}>
        <ButtonLink href="/list">{t('shop')}</ButtonLink>
        <ButtonLink variant="line" href="/list?sort=bestseller">
          {t('bestsellers')}
        </ButtonLink>
      </div>
      <a className={styles.news} href="/list?sort=newest">
        {t('newArrivals')}
      </a>
    </>
  )
}
