import { Notice } from '#ui/notice/Notice.tsx'
import { useTranslations } from 'use-intl'
import { Link } from 'react-router'
import { formatPeriod } from '#locales/format.ts'
import { useEnvironment } from '../../kit/environment.ts'
import { DeskSection } from '../parts/DeskSection.tsx'
import { useDeskMoney } from '../parts/use-desk-money.ts'
import styles from './promotions.module.css'
import type { UnsavedLine } from './unsaved-line.ts'
import { useAsked } from '../parts/use-asked.ts'
import { useShopperName } from './use-shoppers.ts'

interface Props {
  readonly code: string
  /** The promotion where it is not saved as it is. */
  readonly lines: readonly UnsavedLine[]
}

/** The promotions that one meets in time and goods, and the lowest price that any shopper could reach there. */
export function OverlapFacts({ code, lines }: Props) {
  const t = useTranslations('editor.promotions.overlaps')
  const { uiLocale } = useEnvironment()
  const money = useDeskMoney()
  const shopperName = useShopperName()
  const { data, error, isPlaceholderData } = useAsked('promotions.overlaps', { code, lines })
  if (error) return null // The sentence of the form says what is wrong.
  const lowest = data?.lowest
  const names = lowest?.bag.map(({ sku, units }) => t('goods', { units, sku })).join(' + ') ?? ''
  return (
    <DeskSection title={t('title')}>
      <div aria-live="polite" aria-busy={isPlaceholderData} className={styles.words}>
        {!data && <p>{t('loading')}</p>}
        {data?.met.length === 0 && <p>{t('none')}</p>}
        {data && data.met.length > 0 && <p>{t('count', { count: data.met.length, goods: data.goods })}</p>}
        {lowest && (
          <Notice tone={lowest.percent < LOW_PERCENT ? 'warning' : 'info'}>
            <p>
              {t('lowest', {
                price: money(lowest.price),
                shopper: shopperName(lowest.shopper),
                percent: lowest.percent,
              })}
            </p>
            <p>
              {t('bag', {
                bag: names,
                name: lowest.name[uiLocale],
                codes: lowest.codes.join(', ') || 'none',
              })}
            </p>
            {data.priced < data.goods && <p>{t('priced', { count: data.priced })}</p>}
          </Notice>
        )}
        {data && data.met.length > 0 && (
          <ul>
            {data.met.map(({ code: other, name, goods, begins, ends }) => (
              <li key={other}>
                <Link to={`/promotions/${encodeURIComponent(other)}`}>{name[uiLocale]}</Link>
                <small>
                  {t('met', {
                    count: goods,
                    period: formatPeriod(Date.parse(begins), Date.parse(ends), uiLocale),
                  })}
                </small>
              </li>
            ))}
          </ul>
        )}
      </div>
    </DeskSection>
  )
}

/** Part of the struck price below which the lowest price is a warning. Percent. */
const LOW_PERCENT = 30
