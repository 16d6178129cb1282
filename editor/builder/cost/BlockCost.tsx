import { heavyIn, MEASURES } from '#renderer/cost/page-cost.ts'
import { useTranslations } from 'use-intl'
import styles from './cost.module.css'
import { useCostTexts } from './use-cost-texts.ts'
import { usePageCost } from './use-page-cost.ts'

/** Cost of the selected block, below its options. */
export function BlockCost({ id }: { readonly id: string }) {
  const t = useTranslations('editor.cost')
  const { valueOf } = useCostTexts()
  const { cost, hasFailed } = usePageCost()
  const own = cost?.blocks[id]
  const heavy = own ? heavyIn(own) : []
  return (
    <section className={styles.cost} aria-label={t('block')}>
      <h3>{t('block')}</h3>
      {own ? (
        <dl className={styles.measures}>
          {MEASURES.map(measure => (
            <div key={measure} data-heavy={heavy.includes(measure)}>
              <dt>{t(`measure.${measure}`)}</dt>
              <dd>
                {valueOf(own, measure)}
                {heavy.includes(measure) && <strong>{t('heavy')}</strong>}
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className={styles.note}>{t(hasFailed ? 'failed' : cost ? 'notOnPage' : 'measuring')}</p>
      )}
    </section>
  )
}
