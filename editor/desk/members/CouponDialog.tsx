import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { DeskMemberCoupon } from '#desk/members/desk-member.ts'
import { Notice } from '#ui/notice/Notice.tsx'
import { Select } from '#ui/select/Select.tsx'
import { useEnvironment } from '../../kit/environment.ts'
import { useChange, useOperation } from '../../kit/operations.ts'
import { OperationDialog } from '../parts/OperationDialog.tsx'
import { useWishKey } from '../parts/use-wish-key.ts'
import { type MemberDialogProps, memberKey } from './member-dialog-props.ts'
import { useReason } from './use-reason.tsx'

/** Coupons that run now and that the shop issues. */
const ISSUED = { filters: { state: 'running', grant: 'ISSUED' }, size: 200 }

/** Issues a coupon to the member. */
export function CouponDialog({ member, onDone, onClose }: MemberDialogProps) {
  const t = useTranslations('editor.members.give-coupon')
  const { uiLocale } = useEnvironment()
  const wishOf = useWishKey()
  const { reason, check, field } = useReason()
  const offers = useOperation('coupons.list', ISSUED)
  const [campaign, setCampaign] = useState('')
  const [hasTried, setTried] = useState(false)
  const change = useChange('members.give-coupon', { keyOf: memberKey, onDone: () => onDone(t('done')) })
  const submit = () => {
    setTried(true)
    if (!check() || campaign === '') return
    const input = { member: member.id, campaign, reason }
    change.start({ ...input, wish: wishOf(input) })
  }
  return (
    <OperationDialog
      title={t('title')}
      submit={t('submit')}
      isPending={change.isPending}
      error={change.error ?? offers.error}
      onSubmit={submit}
      onClose={onClose}
    >
      {offers.data?.rows.length === 0 && <Notice tone="error">{t('none')}</Notice>}
      <Select
        label={t('coupon')}
        placeholder={t(offers.isPending ? 'loading' : 'choose')}
        value={campaign}
        choices={(offers.data?.rows ?? []).map(({ code, title }) => ({
          value: code,
          label: `${title[uiLocale] || code} (${code})`,
        }))}
        error={hasTried && campaign === '' ? t('missing') : undefined}
        onChoose={setCampaign}
      />
      {field}
    </OperationDialog>
  )
}

/** Takes a coupon of the member back. */
export function TakeCouponDialog({
  member,
  coupon,
  onDone,
  onClose,
}: MemberDialogProps & { readonly coupon: DeskMemberCoupon }) {
  const t = useTranslations('editor.members.take-coupon')
  const { uiLocale } = useEnvironment()
  const wishOf = useWishKey()
  const { reason, check, field } = useReason()
  const change = useChange('members.take-coupon', { keyOf: memberKey, onDone: () => onDone(t('done')) })
  const submit = () => {
    if (!check()) return
    const input = { member: member.id, coupon: coupon.id, reason }
    change.start({ ...input, wish: wishOf(input) })
  }
  return (
    <OperationDialog
      title={t('title', { name: coupon.name?.[uiLocale] ?? coupon.campaign })}
      submit={t('submit')}
      isGrave
      isPending={change.isPending}
      error={change.error}
      onSubmit={submit}
      onClose={onClose}
    >
      {field}
    </OperationDialog>
  )
}
