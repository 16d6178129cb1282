import type { ActivityExample, TriedActivity } from '#desk/prices/price-shapes.ts'
import { Notice } from '#ui/notice/Notice.tsx'
import { useTranslations } from 'use-intl'
import { useEnvironment } from '../../kit/environment.ts'
import { useDeskMoney } from '../parts/use-desk-money.ts'
import styles from './prices.module.css'

/** What a price activity would do: examples, goods that have no part in it, and members who would pay more. */
export function ActivityReport({ tried }: { readonly tried: TriedActivity }) {
  const t = useTranslations('editor.prices.activity')
  const { underFloor, leftOut, dearer, fine, examples } = tried
  return (
    <>
      {dearer > 0 && <Notice tone="warning">{t('dearer', { count: dearer })}</Notice>}
      {fine === 0 && <Notice tone="error">{t('nothing')}</Notice>}
      <Examples title={t('under', { count: underFloor.count })} examples={underFloor.examples} />
      {leftOut.map(({ reason, count, examples: those }) => (
        <Examples key={reason} title={t(`leftOut.${reason}`, { count })} examples={those} />
      ))}
      <Examples title={t('examples')} examples={examples} />
    </>
  )
}

interface ExamplesProps {
  readonly title: string
  readonly examples: readonly ActivityExample[]
}

function Examples({ title, examples }: ExamplesProps) {
  const t = useTranslations('editor.prices')
  const { uiLocale } = useEnvironment()
  const money = useDeskMoney()
  if (examples.length === 0) return null
  return (
    <section aria-label={title}>
      <h3 className={styles.heading}>{title}</h3>
      <ul className={styles.list}>
        {examples.map(({ sku, title: name, before, after }) => (
          <li key={sku}>
            {name[uiLocale]} · {sku}: {before ? money(before) : t('notForSale')}
            {after && after.amount > 0 && ` → ${money(after)}`}
          </li>
        ))}
      </ul>
    </section>
  )
}
