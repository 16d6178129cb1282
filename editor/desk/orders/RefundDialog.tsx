import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { TextField } from '#ui/text-field/TextField.tsx'
import { OperationDialog } from '../parts/OperationDialog.tsx'
import { useEnvironment } from '../../kit/environment.ts'
import { ConfirmDialog } from '../../kit/parts/ConfirmDialog.tsx'
import { useOrderOperation } from './order-queries.ts'
import type { OrderDialogProps } from './order-dialog-props.ts'
import { dollarsOf, type RefundForm, refundProblems } from './refund-form.ts'
import { RemarkField } from '../parts/RemarkField.tsx'
import { useRefundLimit } from '../parts/use-refund-limit.ts'
import { useDeskMoney } from '../parts/use-desk-money.ts'

/** Pays an amount back, with a reason, after asking once more. */
export function RefundDialog({ order: given, onDone, onClose }: OrderDialogProps) {
  const t = useTranslations('editor.orders.refund')
  const money = useDeskMoney()
  const { currencySymbol } = useEnvironment()
  // As when the dialog opened: a refund that was refused is not the same once less is left.
  const [order] = useState(given)
  const [form, setForm] = useState<RefundForm>({ amount: '', reason: '' })
  const [step, setStep] = useState<'fill' | 'correct' | 'confirm'>('fill')
  const limit = useRefundLimit()
  const most = Math.min(order.refundable.amount, limit?.amount ?? Number.POSITIVE_INFINITY)
  const left = money(order.refundable)
  const amount = dollarsOf(form.amount) ?? 0
  const refund = useOrderOperation('refund', order, () => onDone(t('done', { amount: money({ amount }) })))
  const problems = refundProblems(form, most)
  const isBeyondRole = problems.amount === 'tooMuch' && most < order.refundable.amount
  const amountError = isBeyondRole
    ? limit?.words
    : problems.amount && t(`errors.${problems.amount}`, { left })
  const set = (change: Partial<RefundForm>) => setForm({ ...form, ...change })
  if (step === 'confirm')
    return (
      <ConfirmDialog
        title={t('confirmTitle', { amount: money({ amount }) })}
        confirm={t('confirm')}
        cancel={t('back')}
        isPending={refund.isPending}
        error={refund.error}
        onConfirm={() => refund.start({ amount, reason: form.reason })}
        onClose={() => setStep('fill')}
      >
        {t('confirmText', { number: order.number, reason: form.reason.trim() })}
      </ConfirmDialog>
    )
  const hasTried = step === 'correct'
  return (
    <OperationDialog
      title={t('title', { number: order.number })}
      submit={t('submit')}
      isPending={false}
      error={refund.error}
      onSubmit={() => setStep(problems.amount || problems.reason ? 'correct' : 'confirm')}
      onClose={onClose}
    >
      <TextField
        label={t('amount')}
        hint={[t('left', { amount: left }), limit?.words].filter(Boolean).join(' ')}
        before={currencySymbol}
        inputMode="decimal"
        autoComplete="off"
        aria-required
        value={form.amount}
        error={hasTried ? amountError : undefined}
        onChange={({ target }) => set({ amount: target.value })}
      />
      <RemarkField
        label={t('reason')}
        hint={t('reasonHint')}
        value={form.reason}
        error={hasTried && problems.reason ? t('missing') : undefined}
        onChange={reason => set({ reason })}
      />
    </OperationDialog>
  )
}
