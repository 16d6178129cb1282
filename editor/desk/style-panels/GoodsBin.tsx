import type { Operator } from '#operators/operator.ts'
import { may } from '#operators/rights.ts'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { PageNotice } from '../../kit/parts/PageNotice.tsx'
import desk from '../../kit/parts/screen.module.css'
import { BinRows } from '../parts/BinRows.tsx'
import { Desk } from '../parts/Desk.tsx'

/** `/goods/bin`: products removed in the last 30 days. */
export function GoodsBin({ operator }: { readonly operator: Operator }) {
  const t = useTranslations('editor.records')
  const goods = useTranslations('editor.styles')
  const panels = useTranslations('editor.stylePanels')
  if (!may(operator, 'goods.read')) return <PageNotice text={t('notAllowed')} />
  const title = t('bin.title', { title: goods('title') })
  return (
    <Desk title={title} introduction={t('bin.text')}>
      <p className={desk.back}>
        <Link to="/goods" className={desk.way}>
          {t('back', { title: goods('title') })}
        </Link>
      </p>
      <BinRows
        area="styles"
        title={title}
        one={panels('product')}
        mayRestore={may(operator, 'goods.change')}
      />
    </Desk>
  )
}
