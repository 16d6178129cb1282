import { useTranslations } from 'use-intl'
import { EXPLORERS_PATH, type Explorer } from '#desk/address.ts'
import type { Operator } from '#operators/operator.ts'
import { may } from '#operators/rights.ts'
import { PageNotice } from '../../kit/parts/PageNotice.tsx'
import { Desk } from '../parts/Desk.tsx'
import own from './operators.module.css'

interface Props {
  readonly operator: Operator
  readonly explorer: Explorer
}

/** `/operators/programs/graphql` and `/operators/programs/operations`: an explorer of an API, for admins. */
export function ExplorerScreen({ operator, explorer }: Props) {
  const t = useTranslations('editor.explorers')
  const operators = useTranslations('editor.operators')
  if (!may(operator, 'operators.manage')) return <PageNotice text={operators('adminsOnly')} />
  return (
    <Desk title={t(explorer)} introduction={t(`${explorer}Text`)}>
      <iframe
        key={explorer}
        className={own.explorer}
        title={t(explorer)}
        src={`${EXPLORERS_PATH}/${explorer}/`}
      />
    </Desk>
  )
}
