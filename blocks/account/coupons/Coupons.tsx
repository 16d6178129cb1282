import type { Coupon, CouponStatus } from '#api/client/account/coupon.ts'
import { Button, ButtonLink } from '#ui/button/Button.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import { Tabs } from '#ui/tabs/Tabs.tsx'
import { TextField } from '#ui/text-field/TextField.tsx'
import TicketPercent from 'lucide-react/icons/ticket-percent'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ViewProps } from '../../page/view.ts'
import { AccountFrame } from '../../shop/account/AccountFrame.tsx'
import { Card, CardList, EmptyList } from '../../shop/account/CardList.tsx'
import { DetailButton } from '../../shop/coupon/DetailButton.tsx'
import { useCouponWords } from '../../shop/coupon/use-coupon-words.ts'
import { CODE_TEXT } from '../../shop/form/text-kinds.ts'
import { orderHref } from '../../shop/order/order-links.ts'
import type { ScreenOptions } from '../../shop/screen/screen.ts'
import styles from './Coupons.module.css'
import { type CouponContent, useClaim, useCoupons } from './useCoupons.ts'
import { useInBag } from './useInBag.ts'

const STATUSES = ['UNUSED', 'USED', 'OVEREND'] as const satisfies readonly CouponStatus[]

/** The member's coupons by status, and a field for a code that brings one. Source: M-146 … M-150, MO-79 … MO-81. */
export function Coupons({ options }: ViewProps<ScreenOptions>) {
  const t = useTranslations('account.coupons')
  const [status, setStatus] = useState<CouponStatus>('UNUSED')
  return (
    <AccountFrame
      options={options}
      title={t('title')}
      canvas={
        <EmptyList>
          <Empty status="UNUSED" />
        </EmptyList>
      }
    >
      <Claim />
      <Tabs
        label={t('show')}
        onChange={setStatus}
        items={STATUSES.map(key => ({
          key,
          label: t(`status.${key}`),
          content: key === status ? <List status={key} /> : null,
        }))}
      />
    </AccountFrame>
  )
}

function Claim() {
  const t = useTranslations('account.coupons')
  const { claim, error, isBusy } = useClaim()
  const [code, setCode] = useState('')
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy && (await claim(code))) setCode('')
  }
  return (
    <form className={styles.claim} onSubmit={event => void onSubmit(event)} noValidate>
      <TextField
        label={t('code')}
        hint={t('codeHint')}
        value={code}
        error={error}
        className={styles.field}
        {...CODE_TEXT}
        onChange={event => setCode(event.target.value)}
      />
      <Button type="submit" variant="line" isLoading={isBusy}>
        {t('claim')}
      </Button>
    </form>
  )
}

function List({ status }: { readonly status: CouponStatus }) {
  const t = useTranslations('account.coupons')
  const { coupons, contentOf, ...list } = useCoupons(status)
  return (
    <CardList label={t(`status.${status}`)} list={list} items={coupons} empty={<Empty status={status} />}>
      {coupon => <CouponCard key={coupon.id} coupon={coupon} content={contentOf(coupon.name)} />}
    </CardList>
  )
}

interface CardProps {
  readonly coupon: Coupon
  readonly content: CouponContent | undefined
}

/** One coupon: what it takes off, until when, its terms. */
function CouponCard({ coupon, content }: CardProps) {
  const t = useTranslations('account.coupons')
  const words = useCouponWords()
  const inBag = useInBag()
  const { id, name, status, freezeStatus, heldBy, couponType } = coupon
  const description = content?.description ?? coupon.description
  const threshold = words.threshold(coupon)
  const isFaded = status !== 'UNUSED' || freezeStatus === 'FREEZE'
  return (
    <Card isFaded={isFaded}>
      <div className={styles.coupon} data-faded={isFaded || undefined}>
        {content?.image && <img src={content.image} alt="" className={styles.image} loading="lazy" />}
        <p className={styles.off}>{words.off(coupon)}</p>
        <div className={styles.words}>
          <h2 className={styles.name}>{name}</h2>
          {threshold && <p>{threshold}</p>}
          {heldBy !== null && (
            <p className={styles.held}>
              {t.rich('heldBy', { order: heldBy, link: words => <a href={orderHref(heldBy)}>{words}</a> })}
            </p>
          )}
          <p className={styles.small}>{words.period(coupon)}</p>
          {couponType === 'PROMOTION_CODE' && status === 'UNUSED' && <p>{t('ownCode', { code: id })}</p>}
          {description && (
            <details className={styles.small}>
              <summary>{t('terms')}</summary>
              <p>{description}</p>
            </details>
          )}
          <DetailButton
            id={id}
            name={name}
            terms={content?.description}
            label={t('detailsOf', { name })}
            text={t('details')}
            failed={t('detailsFailed')}
            action={close => (
              <Button
                onClick={() => {
                  close()
                  void inBag.use(id)
                }}
              >
                {t('use')}
              </Button>
            )}
          />
        </div>
        {words.canUse(coupon) && (
          <Button
            variant="line"
            className={styles.action}
            isLoading={inBag.isBusy}
            aria-label={t('useTitle', { name })}
            onClick={() => void inBag.use(id)}
          >
            {t('use')}
          </Button>
        )}
      </div>
      {inBag.refusal && <Notice tone="error">{inBag.refusal}</Notice>}
    </Card>
  )
}

function Empty({ status }: { readonly status: CouponStatus }) {
  const t = useTranslations('account.coupons')
  return (
    <EmptyState
      icon={TicketPercent}
      title={t(`empty.${status}`)}
      text={t('emptyText')}
      action={<ButtonLink href="/list">{t('shop')}</ButtonLink>}
    />
  )
}
