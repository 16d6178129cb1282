import { isRemark } from '#api/rules/remark.ts'
import type { HeldDeskStock } from '#desk/stock/desk-stock.ts'
import type { Operator } from '#operators/operator.ts'
import { may } from '#operators/rights.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { PageNotice } from '../../../kit/parts/PageNotice.tsx'
import { Desk } from '../../parts/Desk.tsx'
import { RemarkField } from '../../parts/RemarkField.tsx'
import { DocumentField } from '../DocumentField.tsx'
import { CodeStep } from './CodeStep.tsx'
import { type CountedOne, CountedList } from './CountedList.tsx'
import { CountChoice } from './CountChoice.tsx'
import styles from './count.module.css'
import { UnitsStep } from './UnitsStep.tsx'

/** `/stock/count/codes`: counts one SKU after the other, each entered at once: on a phone, with a scanner, or by typing. */
export function CountCodes({ operator }: { readonly operator: Operator }) {
  const t = useTranslations('editor.stock')
  if (!may(operator, 'stock.change')) return <PageNotice text={t('mayNotChange')} />
  return <CodeCount />
}

function CodeCount() {
  const t = useTranslations('editor.stock.count')
  const [reason, setReason] = useState<string>(t('reasonText'))
  const [document, setDocument] = useState('')
  const [stock, setStock] = useState<HeldDeskStock>()
  const [counted, setCounted] = useState<readonly CountedOne[]>([])
  const done = (one: CountedOne) => {
    setCounted([one, ...counted])
    setStock(undefined)
  }
  return (
    <Desk title={t('title')} introduction={t('codesText')}>
      <CountChoice />
      <div className={styles.steps}>
        {stock ? (
          <UnitsStep
            key={stock.sku}
            stock={stock}
            paper={{ reason, document }}
            onDone={done}
            onBack={() => setStock(undefined)}
          />
        ) : (
          <CodeStep onFound={setStock} />
        )}
      </div>
      <CountedList rows={counted} />
      <details className={styles.paper}>
        <summary>{t('paper')}</summary>
        <RemarkField
          label={t('reason')}
          error={isRemark(reason) ? undefined : t('noReason')}
          value={reason}
          onChange={setReason}
        />
        <DocumentField value={document} onChange={setDocument} />
      </details>
    </Desk>
  )
}
