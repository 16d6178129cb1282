import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { isRemark } from '#api/rules/remark.ts'
import { Checkbox } from '#ui/checkbox/Checkbox.tsx'
import { OperationDialog } from '../parts/OperationDialog.tsx'
import { RefundLimit } from '../parts/RefundLimit.tsx'
import { RemarkField } from '../parts/RemarkField.tsx'
import { useDeskMoney } from '../parts/use-desk-money.ts'
import { ConfirmDialog } from '../../kit/parts/ConfirmDialog.tsx'
import { useOrderOperation } from './order-queries.ts'
import type { OrderDialogProps } from './order-dialog-props.ts'
import { unshippedUnits } from './parcel-form.ts'
import { UnitFields } from './UnitFields.tsx'

/** Closes units that will never ship, after asking once more: refunds them, and releases or writes off their stock. */
export function CloseUnitsDialog({ order: given, onDone, onClose }: OrderDialogProps) {
  const t = useTranslations('editor.orders.close-units')
  const money = useDeskMoney()
  const [order] = useState(given)
  const [units, setUnits] = useState(() => unshippedUnits(order.lines))
  const [reason, setReason] = useState('')
  const [isWrittenOff, setWrittenOff] = useState(false)
  const [paysBack, setPaysBack] = useState(true)
  const [step, setStep] = useState<'fill' | 'correct' | 'confirm'>('fill')
  const close = useOrderOperation('close-units', order, () => onDone(t('done', { number: order.number })))
  const chosen = units.filter(({ quantity }) => quantity > 0)
  if (step === 'confirm')
    return (
      <ConfirmDialog
        title={t('confirmTitle', { count: countOf(chosen) })}
        confirm={t('confirm')}
        cancel={t('back')}
        isPending={close.isPending}
        error={close.error}
        onConfirm={() => close.start({ lines: chosen, reason, isWrittenOff, paysBack })}
        onClose={() => setStep('fill')}
      >
        {t('confirmText', { count: countOf(chosen) })}
      </ConfirmDialog>
    )
  const hasTried = step === 'correct'
  return (
    <OperationDialog
      title={t('title', { number: order.number })}
      submit={t('submit')}
      isPending={false}
      error={close.error}
      onSubmit={() => setStep(chosen.length > 0 && isRemark(reason) ? 'confirm' : 'correct')}
      onClose={onClose}
    >
      <p>{t('text')}</p>
      <UnitFields
        words="close-units"
        lines={order.lines}
        units={units}
        error={hasTried && chosen.length === 0 ? t('noUnits') : undefined}
        onChange={setUnits}
      />
      <Checkbox
        label={t('writeOff')}
        checked={isWrittenOff}
        onChange={({ target }) => setWrittenOff(target.checked)}
      />
      <Checkbox
        label={t('payBack')}
        checked={paysBack}
        onChange={({ target }) => setPaysBack(target.checked)}
      />
      <p>{t('payBackHint', { amount: money(order.refundable) })}</p>
      {paysBack && <RefundLimit />}
      <RemarkField
        label={t('reason')}
        hint={t('reasonHint')}
        value={reason}
        error={hasTried && !isRemark(reason) ? t('missing') : undefined}
        onChange={setReason}
      />
    </OperationDialog>
  )
}

const countOf = (units: readonly { readonly quantity: number }[]) =>
  units.reduce((sum, { quantity }) => sum + quantity, 0)
