import type { SharedCart as Shared, SharedCartItem } from '#api/client/cart/cart-share.ts'
import { productPath } from '#api/rules/address.ts'
import { Button, ButtonLink } from '#ui/button/Button.tsx'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import { ErrorState } from '#ui/error-state/ErrorState.tsx'
import { useIsHydrated } from '#ui/hydrated/useIsHydrated.ts'
import { Notice } from '#ui/notice/Notice.tsx'
import { Skeleton, SkeletonList } from '#ui/skeleton/Skeleton.tsx'
import Link2Off from 'lucide-react/icons/link-2-off'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useBlockContext, useIsBuilder, type ViewProps } from '../../page/view.ts'
import shared from '../../shop/cart/bag.module.css'
import { LinePicture, LineWords } from '../../shop/goods/LineParts.tsx'
import { GoodsPrice } from '../../shop/price/GoodsPrice.tsx'
import type { ScreenOptions } from '../../shop/screen/screen.ts'
import { ScreenFrame } from '../../shop/screen/ScreenFrame.tsx'
import { useScreenParam } from '../../shop/screen/useScreenParam.ts'
import styles from './SharedCart.module.css'
import { unitsToAdd, useSharedCart } from './useSharedCart.ts'

/** A bag that a shopper has shared, at today's prices, and the button that puts it into one's own. Source: C-028, CO-82. */
export function SharedCart({ options }: ViewProps<ScreenOptions>) {
  const t = useTranslations('service.sharedCart')
  const isHydrated = useIsHydrated()
  // Servers send one page for every code, and the canvas has none.
  const isShown = !useIsBuilder() && isHydrated
  const code = useScreenParam('code')
  return (
    <ScreenFrame options={options}>
      <div className={styles.page}>
        <h1 className={styles.title}>{t('title')}</h1>
        {isShown && code !== '' ? <Content code={code} /> : <Loading />}
      </div>
    </ScreenFrame>
  )
}

function Content({ code }: { readonly code: string }) {
  const t = useTranslations('service.sharedCart')
  const { facts } = useBlockContext()
  const { shared: found, isError, isFetching, refetch, add, isAdding } = useSharedCart(code)
  if (found === undefined && !isError) return <Loading />
  if (found === undefined) return <ErrorState onRetry={() => void refetch()} isRetrying={isFetching} />
  if (found === null || found.expired)
    return (
      <EmptyState
        icon={Link2Off}
        title={t('ended')}
        text={t('endedText', { days: facts.stated.limits.sharedBagDays })}
        action={<ButtonLink href="/list">{t('shop')}</ButtonLink>}
      />
    )
  return (
    <>
      <p>{t('from', { name: found.operatorName })}</p>
      <ul className={shared.list}>
        {found.content.map(item => (
          <Line key={item.skuCode} item={item} />
        ))}
      </ul>
      <TakeOver found={found} add={add} isAdding={isAdding} />
    </>
  )
}

function Line({ item }: { readonly item: SharedCartItem }) {
  const t = useTranslations('service.sharedCart')
  const { sku, reason, quantity } = item
  const title = sku?.product.title ?? t('unknown')
  const isOff = unitsToAdd(item) === 0
  return (
    <li className={styles.line} data-off={isOff || undefined}>
      <LinePicture src={sku?.product.picUrl} width={96} />
      <LineWords>
        <p className={styles.name}>
          {sku && !isOff ? <a href={productPath(sku.product.code)}>{title}</a> : title}
        </p>
        {sku && sku.options.length > 0 && (
          <p className={shared.small}>{sku.options.map(({ value }) => value).join(' / ')}</p>
        )}
        <p className={shared.small}>{t('times', { quantity })}</p>
        {reason && (
          <p className={shared.reason}>{isOff ? t('off') : t('few', { inventory: unitsToAdd(item) })}</p>
        )}
      </LineWords>
      {sku?.price && !isOff && <GoodsPrice size="s" price={sku.price} listPrice={sku.listPrice} />}
    </li>
  )
}

interface TakeOverProps {
  readonly found: Shared
  readonly add: ReturnType<typeof useSharedCart>['add']
  readonly isAdding: boolean
}

/** Puts everything that can be bought into the shopper's own bag, and says what could not go along. Source: CO-82. */
function TakeOver({ found: { content }, add, isAdding }: TakeOverProps) {
  const t = useTranslations('service.sharedCart')
  const [result, setResult] = useState<'done' | 'failed' | readonly string[]>()
  const usable = content.filter(item => unitsToAdd(item) > 0)
  const press = async () => {
    try {
      const refusals = await add(usable)
      setResult(refusals.length === 0 ? 'done' : [...new Set(refusals.map(({ message }) => message))])
    } catch {
      setResult('failed')
    }
  }
  if (usable.length === 0) return <Notice>{t('none')}</Notice>
  const isDone = result !== undefined && result !== 'failed'
  return (
    <div className={styles.foot}>
      {usable.length < content.length && (
        <p className={shared.small}>{t('dropped', { count: content.length - usable.length })}</p>
      )}
      {!isDone && (
        <Button isLoading={isAdding} onClick={() => void press()}>
          {t('addAll')}
        </Button>
      )}
      {result === 'failed' && <Notice tone="error">{t('failed')}</Notice>}
      {result === 'done' && <Notice tone="success">{t('added')}</Notice>}
      {Array.isArray(result) && (
        <Notice tone="error">
          {t('partly')} {result.join(' ')}
        </Notice>
      )}
      {isDone && <ButtonLink href="/cart">{t('bag')}</ButtonLink>}
    </div>
  )
}

const Loading = () => (
  <SkeletonList className={shared.list} itemClass={styles.line}>
    <Skeleton shape="box" ratio="1" />
    <Skeleton lines={3} />
  </SkeletonList>
)
