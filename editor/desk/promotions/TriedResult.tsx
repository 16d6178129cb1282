import type { DeskSums, DeskTriedBag } from '#desk/promotions/tried-bag.ts'
import { formatDateTime } from '#locales/format.ts'
import { useTranslations } from 'use-intl'
import { useEnvironment } from '../../kit/environment.ts'
import { useDeskMoney } from '../parts/use-desk-money.ts'
import styles from './promotions.module.css'
import { partedEffects } from './tried-bag-input.ts'

const SUMS = ['goods', 'discount', 'coupon', 'delivery', 'total'] as const satisfies (keyof DeskSums)[]

/** What a bag costs and how it came to that, in the calculator's own words. */
export function TriedResult({ found }: { readonly found: DeskTriedBag }) {
  const t = useTranslations('editor.promotions.try')
  const { uiLocale } = useEnvironment()
  const money = useDeskMoney()
  const { applied, not } = partedEffects(found.effects)
  return (
    <section className={styles.result} aria-label={t('result')}>
      <h3>{t('sums', { time: formatDateTime(Date.parse(found.at), uiLocale) })}</h3>
      <dl className={styles.sums} aria-live="polite">
        {SUMS.map(name => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>{money(found.sums[name])}</dd>
          </div>
        ))}
      </dl>
      <h3>{t('lines')}</h3>
      <ul>
        {found.lines.map(({ line, name, units, cost, why }) => (
          <li key={line}>
            {t('line', { name: name[uiLocale], units, cost: cost ? money(cost) : 'none' })}
            {why.map(text => (
              <small key={text.en_US}>{text[uiLocale]}</small>
            ))}
          </li>
        ))}
        {found.gifts.map(({ sku, name, units, by }) => (
          <li key={`${sku} ${by}`}>{t('gift', { name: name[uiLocale], units })}</li>
        ))}
      </ul>
      <Effects title={t('applied')} none={t('noneApplied')} effects={applied} />
      {not.length > 0 && <Effects title={t('notApplied')} effects={not} />}
      <h3>{t('delivery')}</h3>
      <p>{found.delivery[uiLocale]}</p>
    </section>
  )
}

interface EffectsProps {
  readonly title: string
  readonly none?: string
  readonly effects: DeskTriedBag['effects']
}

function Effects({ title, none, effects }: EffectsProps) {
  const { uiLocale } = useEnvironment()
  return (
    <>
      <h3>{title}</h3>
      {effects.length === 0 ? (
        <p>{none}</p>
      ) : (
        <ul>
          {effects.map(({ kind, code, text }) => (
            <li key={`${kind} ${code}`}>{text[uiLocale]}</li>
          ))}
        </ul>
      )}
    </>
  )
}
