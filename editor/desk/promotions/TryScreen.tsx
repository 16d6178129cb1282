import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Operator } from '#operators/operator.ts'
import { may } from '#operators/rights.ts'
import { PageNotice } from '../../kit/parts/PageNotice.tsx'
import { Desk } from '../parts/Desk.tsx'
import { ExampleList } from './ExampleList.tsx'
import styles from './promotions.module.css'
import { bagOfExample, EMPTY_BAG } from './tried-bag-input.ts'
import { TryOut } from './TryOut.tsx'

const NO_LINES = [] as const

/** `/promotions/try`: tries any bag with the offers of the shop, and keeps examples that must cost the same tomorrow. */
export function TryScreen({ operator }: { readonly operator: Operator }) {
  const t = useTranslations('editor.promotions.try')
  const records = useTranslations('editor.records')
  const [tried, setTried] = useState(EMPTY_BAG)
  if (!may(operator, 'promotions.read')) return <PageNotice text={records('notAllowed')} />
  return (
    <Desk title={t('title')} introduction={t('text')}>
      <div className={styles.screen}>
        <TryOut operator={operator} tried={tried} onChange={setTried} lines={NO_LINES} />
        <ExampleList operator={operator} onTry={example => setTried(bagOfExample(example))} />
      </div>
    </Desk>
  )
}
