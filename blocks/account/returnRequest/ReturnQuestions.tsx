import type { AfterSalesOptions } from '#api/client/order/after-sales.ts'
import { ChoiceList } from '#ui/choice-list/ChoiceList.tsx'
import { Select } from '#ui/select/Select.tsx'
import { TextArea } from '#ui/text-field/TextField.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import linkStyles from '../../shop/links/line-link.module.css'
import { MAX_MEMO, type Reason, type RequestProblem, type WishType } from './return-wish.ts'
import styles from './ReturnRequest.module.css'

/** Money back is what most shoppers want: it is chosen at first. */
export function ChooseType({ onChoose }: { readonly onChoose: (type: WishType) => void }) {
  const t = useTranslations('account.returnRequest')
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the radios inside change
    <div
      onChange={({ target }) =>
        onChoose(target instanceof HTMLInputElement && target.value === 'EXCHANGE' ? 'EXCHANGE' : 'RETURN')
      }
    >
      <ChoiceList
        label={t('type')}
        isLabelHidden
        name="type"
        defaultValue="RETURN"
        isRow
        choices={[
          { value: 'RETURN', title: t('refund'), text: t('refundText') },
          { value: 'EXCHANGE', title: t('exchange'), text: t('exchangeText') },
        ]}
      />
    </div>
  )
}

/** The reason, and words about it. */
export function Why({
  reasons,
  allowed,
  isFaultyOnly,
  reason,
  errorOf,
  onReason,
  onMemo,
}: {
  readonly reasons: AfterSalesOptions['reasons']
  readonly allowed: ReadonlySet<Reason>
  /** Some of the chosen goods come back only if the shop is at fault. */
  readonly isFaultyOnly: boolean
  readonly reason: Reason | undefined
  readonly errorOf: (problem: RequestProblem) => string | undefined
  readonly onReason: (reason: Reason) => void
  readonly onMemo: () => void
}) {
  const t = useTranslations('account.returnRequest')
  const [length, setLength] = useState(0)
  return (
    <div className={styles.fields}>
      <Select
        label={t('reason')}
        name="reason"
        value={reason ?? ''}
        placeholder={t('choose')}
        choices={reasons.map(({ code, name }) => ({
          value: code,
          label: name,
          isDisabled: !allowed.has(code),
        }))}
        hint={isFaultyOnly ? t('faultyOnlyReasons') : undefined}
        error={errorOf('reason')}
        isRequired
        onChoose={onReason}
      />
      <TextArea
        label={t(reason === 'OTHER' ? 'memo' : 'memoOptional')}
        name="memo"
        maxLength={MAX_MEMO}
        hint={t('count', { count: length, max: MAX_MEMO })}
        error={errorOf('memo')}
        isRequired={reason === 'OTHER'}
        onChange={({ target }) => {
          setLength(target.value.length)
          onMemo()
        }}
      />
    </div>
  )
}

/** @param isFree whether the shop pays for the courier; unknown until a reason is chosen */
export function How({
  isFree,
  error,
}: {
  readonly isFree: boolean | undefined
  readonly error: string | undefined
}) {
  const t = useTranslations('account.returnRequest')
  const tReturns = useTranslations('account.returns')
  const price = isFree === undefined ? 'courierText' : isFree ? 'courierFree' : 'courierPaid'
  return (
    <ChoiceList
      label={t('how')}
      isLabelHidden
      name="method"
      error={error}
      isRow
      choices={[
        { value: 'COURIER', title: tReturns('method.COURIER'), text: t(price) },
        {
          value: 'SHOP',
          title: tReturns('method.SHOP'),
          text: t('shopText'),
          foot: (
            <a className={linkStyles.lineLink} href="/storeLocator" target="_blank" rel="noreferrer">
              {t('shops')}
            </a>
          ),
        },
      ]}
    />
  )
}
