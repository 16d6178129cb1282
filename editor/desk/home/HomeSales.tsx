import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Operator } from '#operators/operator.ts'
import { may } from '#operators/rights.ts'
import { useOperation } from '../../kit/operations.ts'
import screen from '../../kit/parts/screen.module.css'
import { DeskSection } from '../parts/DeskSection.tsx'
import { LoadFailure } from '../parts/LoadFailure.tsx'
import { SalesFigures } from '../sales/SalesFigures.tsx'
import styles from './home.module.css'

/** Sales of the last week on the home, for those who may see orders. */
export const HomeSales = ({ operator }: { readonly operator: Operator }) =>
  may(operator, 'orders.read') ? <Week /> : null

function Week() {
  const t = useTranslations('editor.sales')
  const { data, error, isPending, refetch } = useOperation('sales.report', { days: 7 })
  return (
    <DeskSection
      title={t('week')}
      action={
        <Link to="/sales?days=7" className={styles.all}>
          {t('all')}
        </Link>
      }
    >
      {error && <LoadFailure error={error} retry={refetch} />}
      {isPending && <output className={screen.notice}>{t('loading')}</output>}
      {data && <SalesFigures report={data} columns={['orders', 'net', 'units', 'returned']} />}
    </DeskSection>
  )
}
