import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import type { RecordDetail } from '#desk/collections/record-shapes.ts'
import type { Operator } from '#operators/operator.ts'
import { may } from '#operators/rights.ts'
import { useEnvironment } from '../../kit/environment.ts'
import { useFound } from '../../kit/operations.ts'
import { PageNotice } from '../../kit/parts/PageNotice.tsx'
import { DeskDetail } from '../parts/DeskDetail.tsx'

interface Props {
  readonly operator: Operator
  /** Title of the screen, with the name of the campaign. */
  readonly title: (name: string) => string
  readonly children: (campaign: RecordDetail) => ReactNode
}

/** A screen about one campaign. */
export function CampaignDetail(props: Props) {
  const t = useTranslations('editor.codes')
  const { code = '' } = useParams()
  if (!may(props.operator, 'promotions.read')) return <PageNotice text={t('notAllowed')} />
  return <Found key={code} code={code} {...props} />
}

function Found({ code, title, children }: Props & { readonly code: string }) {
  const t = useTranslations('editor.codes')
  const { uiLocale } = useEnvironment()
  const query = useFound('coupons.find', { code })
  return (
    <DeskDetail
      title={title(query.data?.title[uiLocale] ?? code)}
      list={{ path: `/coupons/${encodeURIComponent(code)}`, name: t('back') }}
      loading={t('loading')}
      missing={t('missing')}
      query={query}
    >
      {children}
    </DeskDetail>
  )
}
