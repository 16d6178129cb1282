import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Checkbox } from '#ui/checkbox/Checkbox.tsx'
import { type OperationProps, ReturnDialog } from './ReturnDialog.tsx'

/** Takes goods back; what is not damaged is sold again. */
export function ReceivedBackDialog(props: OperationProps) {
  const t = useTranslations('editor.returns.operations.received-back')
  const [isDamaged, setDamaged] = useState(false)
  return (
    <ReturnDialog {...props} operation="received-back" read={() => ({ isDamaged })}>
      <p>{t('text')}</p>
      <Checkbox
        label={t('isDamaged')}
        checked={isDamaged}
        onChange={({ target }) => setDamaged(target.checked)}
      />
    </ReturnDialog>
  )
}
