import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { isRemark, MAX_REMARK } from '#api/rules/remark.ts'
import { RemarkField } from '../parts/RemarkField.tsx'
import { type OperationProps, ReturnDialog } from './ReturnDialog.tsx'

/** Refuses a request; the shopper reads why. */
export function RefuseDialog(props: OperationProps) {
  const t = useTranslations('editor.returns.operations.refuse')
  const [reason, setReason] = useState('')
  const [hasTried, setTried] = useState(false)
  const read = () => {
    setTried(true)
    return isRemark(reason) ? { reason } : undefined
  }
  return (
    <ReturnDialog {...props} operation="refuse" isGrave read={read}>
      <RemarkField
        label={t('reason')}
        hint={t('hint', { max: MAX_REMARK })}
        value={reason}
        error={hasTried && !isRemark(reason) ? t('missing') : undefined}
        onChange={setReason}
      />
    </ReturnDialog>
  )
}
