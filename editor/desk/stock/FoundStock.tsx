import type { ListedStyle } from '#desk/styles/listed-style.ts'
import type { Operator } from '#operators/operator.ts'
import { Notice } from '#ui/notice/Notice.tsx'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useEnvironment } from '../../kit/environment.ts'
import desk from '../../kit/parts/screen.module.css'
import { useFoundStock } from './find-stock.ts'
import styles from './stock.module.css'
import { StockTable } from './StockTable.tsx'

interface Props {
  readonly sought: string
  readonly operator: Operator
}

/** SKUs of a code, or the styles that its words find. */
export function FoundStock({ sought, operator }: Props) {
  const t = useTranslations('editor.stock.find')
  const stock = useTranslations('editor.stock')
  const { data, error, isPending } = useFoundStock(sought)
  if (error) return <Notice tone="error">{error.message}</Notice>
  if (isPending) return <output className={desk.notice}>{t('loading')}</output>
  if (data.rows.length === 0)
    return (
      <div className={desk.notice}>
        <output>{t('none', { sought })}</output>
        <p>{t('noneText')}</p>
      </div>
    )
  return data.kind === 'skus' ? (
    <>
      <output className={styles.found}>{t('count', { count: data.rows.length })}</output>
      <StockTable caption={stock('stockOf', { sought })} rows={data.rows} operator={operator} />
    </>
  ) : (
    <Candidates rows={data.rows} hasMore={data.hasMore} />
  )
}

interface CandidatesProps {
  readonly rows: readonly ListedStyle[]
  readonly hasMore: boolean
}

/** Styles to choose from. */
function Candidates({ rows, hasMore }: CandidatesProps) {
  const t = useTranslations('editor.stock.find')
  const { uiLocale } = useEnvironment()
  return (
    <>
      <output className={styles.found}>{t('styles', { count: rows.length })}</output>
      <ul className={styles.candidates}>
        {rows.map(({ style, title, skus, free }) => (
          <li key={style}>
            <Link to={`/stock?q=${encodeURIComponent(style)}`}>{title[uiLocale]}</Link>
            <small>
              {style} · {t('free', { skus, free: free ?? 'none' })}
            </small>
          </li>
        ))}
      </ul>
      {hasMore && <p>{t('moreStyles')}</p>}
    </>
  )
}
