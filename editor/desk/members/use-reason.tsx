import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { isRemark } from '#api/rules/remark.ts'
import { RemarkField } from '../parts/RemarkField.tsx'

/** A reason that is being typed. */
export function useReason() {
  const t = useTranslations('editor.members')
  const [reason, setReason] = useState('')
  const [hasTried, setTried] = useState(false)
  return {
    reason,
    /** Returns true if there is one; from now on the field says so if there is none. */
    check: () => {
      setTried(true)
      return isRemark(reason)
    },
    field: (
      <RemarkField
        label={t('reason')}
        hint={t('reasonHint')}
        value={reason}
        error={hasTried && !isRemark(reason) ? t('reasonMissing') : undefined}
        onChange={setReason}
      />
    ),
  }
}
