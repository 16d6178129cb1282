import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import type { DeskOrder } from '#desk/orders/desk-order.ts'
import { MAX_MEMO } from '#api/rules/after-sales-status.ts'
import type { AfterSalesOptions } from '#api/client/order/after-sales.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { RadioRow } from '#ui/radio-row/RadioRow.tsx'
import { Select } from '#ui/select/Select.tsx'
import { TextArea } from '#ui/text-field/TextField.tsx'
import { OperationForm } from '../parts/OperationDialog.tsx'
import { useWishKey } from '../parts/use-wish-key.ts'
import { toastDone } from '../../kit/parts/toasts.ts'
import {
  allowedReasons,
  EMPTY_REQUEST,
  readRequest,
  refundOf,
  type RequestForm,
  type RequestProblem,
} from './new-return.ts'
import { useNewReturn, useReturnOptions } from './return-queries.ts'
import { ReturnUnitFields } from './ReturnUnitFields.tsx'
import { useWorth } from './use-worth.ts'

interface Props {
  readonly order: DeskOrder
  readonly onClose: () => void
}

/** A return or an exchange for a shopper on the phone or in a shop, by the shopper's rules. Source: MO-70. */
export function NewReturnDialog({ order, onClose }: Props) {
  const t = useTranslations('editor.returns.new')
  const { data: options, error } = useReturnOptions(order.number)
  const isOpen = options?.lines.some(({ returnableQuantity }) => returnableQuantity > 0)
  return (
    <Dialog isOpen size="m" title={t('title', { number: order.number })} onClose={onClose}>
      {error && <Notice tone="error">{error.message}</Notice>}
      {!options && !error && <output>{t('loading')}</output>}
      {options && !isOpen && <p>{t('nothing', { days: options.days })}</p>}
      {options && isOpen && <Request {...{ order, options, onClose }} />}
    </Dialog>
  )
}

function Request({ order, options, onClose }: Props & { readonly options: AfterSalesOptions }) {
  const t = useTranslations('editor.returns.new')
  const returns = useTranslations('editor.returns')
  const worth = useWorth()
  const navigate = useNavigate()
  const keyOf = useWishKey()
  const [form, setForm] = useState<RequestForm>(EMPTY_REQUEST)
  const [hasTried, setTried] = useState(false)
  const create = useNewReturn(({ number }) => {
    toastDone(t('done', { number }))
    onClose()
    void navigate(`/returns/${number}`)
  })
  const read = readRequest(form, options)
  const set = (change: Partial<RequestForm>) => setForm({ ...form, ...change })
  const errorOf = (problem: RequestProblem) =>
    hasTried && !read.ok && read.refusal.includes(problem) ? t(`errors.${problem}`) : undefined
  const submit = () => {
    setTried(true)
    if (read.ok) create.start({ ...read.value, clientKey: keyOf(read.value) })
  }
  const refund = refundOf(form, options)
  const { allowed, isFaultyOnly } = allowedReasons(form, options)
  return (
    <OperationForm
      submit={t('submit')}
      isPending={create.isPending}
      error={create.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t('text')}</p>
      <RadioRow
        label={t('type')}
        name="type"
        choices={(['RETURN', 'EXCHANGE'] as const).map(value => ({ value, label: t(`types.${value}`) }))}
        defaultValue={form.type}
        onChange={({ target }) => set({ type: target.value === 'EXCHANGE' ? 'EXCHANGE' : 'RETURN' })}
      />
      <ReturnUnitFields
        {...{ order, options, form }}
        error={errorOf('lines')}
        exchangeError={errorOf('exchange')}
        onChange={set}
      />
      <Select
        label={t('reason')}
        value={form.reason && allowed.has(form.reason) ? form.reason : ''}
        placeholder={t('choose')}
        choices={options.reasons.map(({ code }) => ({
          value: code,
          label: returns(`reasons.${code}`),
          isDisabled: !allowed.has(code),
        }))}
        hint={isFaultyOnly ? t('faultyOnlyReasons') : undefined}
        error={errorOf('reason')}
        aria-required
        onChoose={reason => set({ reason })}
      />
      <TextArea
        label={t('memo')}
        hint={t('memoHint', { max: MAX_MEMO })}
        rows={2}
        value={form.memo}
        error={errorOf('memo')}
        maxLength={MAX_MEMO}
        aria-required={form.reason === 'OTHER'}
        onChange={({ target }) => set({ memo: target.value })}
      />
      <RadioRow
        label={t('method')}
        name="method"
        choices={(['COURIER', 'SHOP'] as const).map(value => ({ value, label: returns(`methods.${value}`) }))}
        error={errorOf('method')}
        aria-required
        onChange={({ target }) => set({ method: target.value === 'SHOP' ? 'SHOP' : 'COURIER' })}
      />
      {refund.amount + refund.goDollar > 0 && (
        <output>{t('comesBack', { worth: worth(refund, refund.goDollar) })}</output>
      )}
    </OperationForm>
  )
}
