import { linkTarget } from '../../page/link-target.ts'
import { useBlockContext, useIsBuilder, type ViewProps } from '../../page/view.ts'
import { bagStore, isEmptyBag, reloadBag, useBag } from '../../shop/cart/bag.ts'
import shared from '../../shop/cart/bag.module.css'
import { keepMergeNotice, useMergeNotice } from '../../shop/cart/merge-notice.ts'
import { NeedsScript } from '../../shop/screen/NeedsScript.tsx'
import { ScreenFrame } from '../../shop/screen/ScreenFrame.tsx'
import type { CartOptions } from './block.ts'
import { ButtonLink } from '#ui/button/Button.tsx'
import { ErrorState } from '#ui/error-state/ErrorState.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import { Notice } from '#ui/notice/Notice.tsx'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from './Cart.module.css'

/** The bag's page: its title, and what is there without lines. Lines and amounts are blocks beside it. Source: L-006. */
export function Cart({ options }: ViewProps<CartOptions>) {
  const t = useTranslations('service.cart')
  useFreshBag()
  return (
    <ScreenFrame options={options}>
      <div className={styles.page}>
        <h1 className={styles.title}>{t('title')}</h1>
        <NeedsScript />
        <MergeNotice />
        <State links={options.links} />
      </div>
    </ScreenFrame>
  )
}

/** Reads again what an earlier page has read, such as checkout: goods sell out meanwhile. Source: C-184, CO-90. */
function useFreshBag(): void {
  const { api } = useBlockContext()
  const isBuilder = useIsBuilder()
  useEffect(() => {
    // Without a bag the page itself is reading it.
    if (!isBuilder && bagStore.get().bag) void reloadBag(api).catch(() => undefined)
  }, [api, isBuilder])
}

/** Goods that did not fit when a login merged two bags. Source: CO-59, M-070. */
function MergeNotice() {
  const t = useTranslations('service.cart')
  const text = useMergeNotice()
  if (text === '') return null
  return (
    <Notice tone="warning">
      <p>{text}</p>
      <button type="button" className={shared.link} onClick={() => keepMergeNotice('')}>
        {t('understood')}
      </button>
    </Notice>
  )
}

function State({ links }: Pick<CartOptions, 'links'>) {
  const { bag, hasFailed } = useBag()
  // The canvas has no shopper: it shows the bag that a new visitor sees.
  const isBuilder = useIsBuilder()
  if (!bag && hasFailed && !isBuilder)
    return (
      <div data-lineless="">
        <FailedBag />
      </div>
    )
  if (bag && !isEmptyBag(bag) && !isBuilder) return null
  // Until the bag is known only a newcomer sees it empty: theirs cannot be anything else.
  const isGuess = !bag && !isBuilder
  return (
    <div
      className={isGuess ? styles.guess : undefined}
      data-unknown={isGuess ? '' : undefined}
      data-lineless={isGuess ? undefined : ''}
    >
      <EmptyBag links={links} />
    </div>
  )
}

function FailedBag() {
  const { api } = useBlockContext()
  const [isRetrying, setRetrying] = useState(false)
  const onRetry = async () => {
    setRetrying(true)
    // A second failure leaves the message standing.
    await reloadBag(api).catch(() => undefined)
    setRetrying(false)
  }
  return <ErrorState onRetry={() => void onRetry()} isRetrying={isRetrying} />
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
