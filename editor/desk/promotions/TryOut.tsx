import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { useTranslations } from 'use-intl'
import type { Operator } from '#operators/operator.ts'
import { may } from '#operators/rights.ts'
import { useEnvironment } from '../../kit/environment.ts'
import { BagForm } from './BagForm.tsx'
import { KeepExample } from './KeepExample.tsx'
import styles from './promotions.module.css'
import { TriedResult } from './TriedResult.tsx'
import { type BagToTry, tryInput } from './tried-bag-input.ts'
import type { UnsavedLine } from './unsaved-line.ts'
import { useAsked } from '../parts/use-asked.ts'

interface Props {
  readonly operator: Operator
  readonly tried: BagToTry
  readonly onChange: (next: BagToTry) => void
  /** Offers that are not saved as they are. */
  readonly lines: readonly UnsavedLine[]
  /** The promotion that bags are proposed for. */
  readonly promotion?: string | undefined
}

/** Tries a bag: what it costs, what counted, what did not and why. */
export function TryOut({ operator, tried, onChange, lines, promotion }: Props) {
  const { uiLocale } = useEnvironment()
  const isEmpty = tried.bag.length === 0
  const { data, error, isCurrent } = useAsked('promotions.try', isEmpty ? null : tryInput(tried, lines))
  return (
    <div className={styles.try}>
      {promotion !== undefined && <Proposals {...{ promotion, lines, tried, onChange }} />}
      <BagForm
        nameOf={sku => data?.lines.find(line => line.sku === sku)?.name[uiLocale] ?? sku}
        tried={tried}
        onChange={onChange}
      />
      {error && <Notice tone="error">{error.message}</Notice>}
      {!isEmpty && data && !error && (
        <div aria-busy={!isCurrent} className={styles.try}>
          <TriedResult found={data} />
          {isCurrent && may(operator, 'promotions.change') && (
            <KeepExample
              key={JSON.stringify([tried, data.sums])}
              {...{ tried, promotion }}
              sums={data.sums}
            />
          )}
        </div>
      )}
    </div>
  )
}

interface ProposalsProps extends Pick<Props, 'lines' | 'tried' | 'onChange'> {
  readonly promotion: string
}

/** Bags that show what a promotion does, each in one press. */
function Proposals({ promotion, lines, tried, onChange }: ProposalsProps) {
  const t = useTranslations('editor.promotions.try')
  const { uiLocale } = useEnvironment()
  const { data } = useAsked('promotions.propose', { code: promotion, lines })
  if (!data || data.bags.length === 0) return null
  const at = data.at === null ? undefined : Date.parse(data.at)
  return (
    <fieldset className={styles.proposals} aria-label={t('proposals')}>
      {data.bags.map(({ kind, bag, other }) => (
        <Button
          key={kind}
          variant="line"
          size="s"
          onClick={() => onChange({ ...tried, bag, shopper: data.shopper, at })}
        >
          {t(`proposal.${kind}`, { name: other?.[uiLocale] ?? '' })}
        </Button>
      ))}
    </fieldset>
  )
}
