import type { SkuBuying } from '#desk/styles/appearances.ts'
import { pathOf } from '#api/rules/line-changes.ts'
import { REGIONS, type Region } from '#api/rules/regions.ts'
import type { Viewer } from '#api/rules/view-point.ts'
import { Notice } from '#ui/notice/Notice.tsx'
import { Select } from '#ui/select/Select.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useViewers } from '../../builder/view/use-viewers.ts'
import { MomentField } from '../../form/date-time/MomentField.tsx'
import { useEnvironment } from '../../kit/environment.ts'
import { readKey } from '../../kit/operations.ts'
import styles from './panels.module.css'

type Problem = SkuBuying['problems'][number]

interface Props {
  readonly style: string
  /** Leads to a field of a product. */
  readonly onGo: (code: string, path: string) => void
}

/** Why shoppers cannot buy a style as it is saved: for a kind of shopper, a destination and an instant. */
export function WhyNot({ style, onGo }: Props) {
  const t = useTranslations('editor.stylePanels.whyNot')
  const [viewer, setViewer] = useState<Viewer>('visitor')
  const [country, setCountry] = useState<Region>('HK')
  const [at, setAt] = useState<number>()
  const viewers = useViewers()
  const regions = useTranslations('shop.regions')
  const panels = useTranslations('editor.stylePanels')
  return (
    <>
      <div className={styles.choices}>
        <Select
          label={panels('viewer')}
          value={viewer}
          choices={viewers.map(each => ({ value: each.viewer, label: each.name }))}
          onChoose={setViewer}
        />
        <Select
          label={t('country')}
          value={country}
          choices={REGIONS.map(value => ({ value, label: regions(value) }))}
          onChoose={setCountry}
        />
        <MomentField label={panels('at')} hint={panels('atHint')} value={at} onChange={setAt} />
      </div>
      <Answers
        question={{ style, viewer, country, ...(at !== undefined && { at: isoOf(at) }) }}
        onGo={onGo}
      />
    </>
  )
}

const isoOf = (at: number) => new Date(at).toISOString()

interface AnswersProps extends Pick<Props, 'onGo'> {
  readonly question: {
    readonly style: string
    readonly viewer: Viewer
    readonly country: Region
    readonly at?: string
  }
}

function Answers({ question, onGo }: AnswersProps) {
  const t = useTranslations('editor.stylePanels.whyNot')
  const { operations } = useEnvironment()
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: [...readKey('styles.why-not'), question],
    queryFn: () => operations.ask('styles.why-not', question),
    refetchOnWindowFocus: true,
    placeholderData: before => before,
  })
  if (error) return <Notice tone="error">{error.message}</Notice>
  if (!data) return <output className={styles.summary}>{t('loading')}</output>
  const refused = data.filter(({ problems }) => problems.length > 0)
  return (
    <div aria-busy={isPlaceholderData}>
      <p className={styles.summary} aria-live="polite">
        {t('count', { count: refused.length, all: data.length })}
      </p>
      {refused.length > 0 && (
        <div className={styles.group} data-tone={refused.length === data.length ? 'error' : 'warning'}>
          <ul aria-label={t('title')}>
            {reasonsOf(refused).map(reason => (
              <Reason key={`${reason.product} ${reason.problem}`} {...reason} onGo={onGo} />
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

interface ReasonOf {
  readonly product: string
  readonly problem: Problem
  readonly skus: readonly [SkuBuying, ...SkuBuying[]]
}

/** Reasons by product, each with the SKUs that it concerns. */
function reasonsOf(refused: readonly SkuBuying[]): readonly ReasonOf[] {
  const found = new Map<string, ReasonOf>()
  for (const sku of refused)
    for (const problem of sku.problems) {
      const key = `${sku.product} ${problem}`
      const known = found.get(key)
      found.set(key, { product: sku.product, problem, skus: known ? [...known.skus, sku] : [sku] })
    }
  return [...found.values()]
}

/** Field that mends a problem; `undefined` where no field of the style does. */
const FIELDS: Readonly<Record<Problem, ((sku: SkuBuying) => string) | undefined>> = {
  OFF_SHELF: () => 'onShelves',
  DISABLED: ({ sku }) => pathOf(['skus', sku, 'isEnabled']),
  NO_PRICE: ({ sku }) => pathOf(['skus', sku, 'salePrice']),
  SOLD_OUT: ({ sku }) => pathOf(['skus', sku, 'inventory']),
  PRICE_ZERO: ({ sku, promotion }) =>
    promotion === null ? pathOf(['skus', sku, 'prices']) : pathOf(['skus', sku, 'salePrice']),
  NO_DELIVERY: () => pathOf(['attributes', 'deliveryCountry']),
  NO_REGION: undefined,
}

function Reason({ product, problem, skus, onGo }: ReasonOf & Pick<Props, 'onGo'>) {
  const t = useTranslations('editor.stylePanels.whyNot')
  const { uiLocale } = useEnvironment()
  const [first] = skus
  const field = FIELDS[problem]?.(first)
  const held = skus.reduce((sum, sku) => sum + sku.held, 0)
  const name = (sku: SkuBuying) => sku.options.map(each => each[uiLocale]).join(' ') || sku.sku
  const text = (
    <>
      {t(`problems.${problem}`, { held, promotion: first.promotion ?? 'none' })}{' '}
      <small>{t('of', { product, skus: skus.map(name).join(', ') })}</small>
    </>
  )
  return (
    <li>
      {field === undefined ? (
        <p className={styles.plain}>{text}</p>
      ) : (
        <button type="button" className={styles.entry} onClick={() => onGo(product, field)}>
          {text}
        </button>
      )}
    </li>
  )
}
