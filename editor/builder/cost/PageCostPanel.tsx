import { MEASURES, type Measure, overBudget, PAGE_BUDGET, type PageCost } from '#renderer/cost/page-cost.ts'
import { Select } from '#ui/select/Select.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useEditor } from '../editor-context.ts'
import { useBlockName } from '../../kit/parts/block-name.ts'
import styles from './cost.module.css'
import { useCostTexts } from './use-cost-texts.ts'
import { usePageCost } from './use-page-cost.ts'

/** Share of the page's budget that is used, and the costliest blocks. */
export function PageCostPanel() {
  const t = useTranslations('editor.cost')
  const { cost, hasFailed } = usePageCost()
  return (
    <section className={styles.cost} aria-label={t('page')}>
      <h3>{t('page')}</h3>
      {cost ? (
        <>
          <Budget cost={cost} />
          <HeaviestBlocks cost={cost} />
        </>
      ) : (
        <p className={styles.note}>{t(hasFailed ? 'failed' : 'measuring')}</p>
      )}
    </section>
  )
}

function Budget({ cost: { page } }: { readonly cost: PageCost }) {
  const t = useTranslations('editor.cost')
  const { amount, valueOf } = useCostTexts()
  const over = overBudget(page)
  return (
    <>
      {MEASURES.map(measure => {
        const most = PAGE_BUDGET[measure]
        return (
          <div key={measure} className={styles.budget}>
            <span id={`cost-${measure}`}>{t(`measure.${measure}`)}</span>
            <span data-heavy={over.includes(measure)}>
              {t('of', { value: valueOf(page, measure), most: amount(measure, most) })}
              {over.includes(measure) && <strong>{t('over')}</strong>}
            </span>
            {page[measure] !== null && (
              <meter
                aria-labelledby={`cost-${measure}`}
                min={0}
                max={most}
                high={most - 1}
                value={Math.min(page[measure], most)}
              />
            )}
          </div>
        )
      })}
      <p className={styles.note}>{t('about')}</p>
    </>
  )
}

/** Blocks that the list names. */
const SHOWN = 10

function HeaviestBlocks({ cost: { blocks } }: { readonly cost: PageCost }) {
  const t = useTranslations('editor.cost')
  const { session, stage } = useEditor()
  const { valueOf } = useCostTexts()
  const name = useBlockName()
  const [by, setBy] = useState<Measure>('pictures')
  const heaviest = Object.entries(blocks)
    .flatMap(([id, cost]) => {
      const node = session.page.node(id)
      return node && (cost[by] ?? 0) > 0 ? [{ node, cost, value: cost[by] ?? 0 }] : []
    })
    .toSorted((a, b) => b.value - a.value)
    .slice(0, SHOWN)
  const choose = (id: string) => {
    session.select(id)
    stage.port?.reveal(id)
  }
  return (
    <>
      <Select
        label={t('heaviest')}
        value={by}
        choices={MEASURES.map(measure => ({ value: measure, label: t(`measure.${measure}`) }))}
        onChoose={setBy}
      />
      {heaviest.length === 0 ? (
        <p className={styles.note}>{t('noneOfIt')}</p>
      ) : (
        <ol className={styles.heaviest}>
          {heaviest.map(({ node, cost }) => (
            <li key={node.id}>
              <button type="button" onClick={() => choose(node.id)}>
                <span>{name(node)}</span>
                <span>{valueOf(cost, by)}</span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </>
  )
}
