import { useTranslations } from 'use-intl'
import type { RecordDetail } from '#desk/collections/record-shapes.ts'
import type { Operator } from '#operators/operator.ts'
import { may } from '#operators/rights.ts'
import { Notice } from '#ui/notice/Notice.tsx'
import { CampaignDetail } from './CampaignDetail.tsx'
import { CampaignLog } from './CampaignLog.tsx'
import { IssueCoupons } from './IssueCoupons.tsx'
import { IssuedList } from './IssuedList.tsx'
import { IssueList } from './IssueList.tsx'

interface Props {
  readonly operator: Operator
}

/** `/coupons/<code>/issued`: coupons of a campaign that the shop gives out. */
export function IssuedScreen({ operator }: Props) {
  const t = useTranslations('editor.codes.issue')
  return (
    <CampaignDetail operator={operator} title={name => t('title', { name })}>
      {campaign => <Issued campaign={campaign} mayChange={may(operator, 'promotions.change')} />}
    </CampaignDetail>
  )
}

interface IssuedProps {
  readonly campaign: RecordDetail
  readonly mayChange: boolean
}

function Issued({ campaign: { code, line }, mayChange }: IssuedProps) {
  const t = useTranslations('editor.codes.issue')
  const isIssued = line.kind === 'campaign' && line.grant === 'ISSUED'
  return (
    <>
      {!isIssued && <Notice>{t('notIssued')}</Notice>}
      {isIssued && mayChange && <IssueCoupons campaign={code} />}
      <IssueList campaign={code} mayChange={mayChange} />
      {mayChange && <IssuedList campaign={code} />}
      <CampaignLog campaign={code} />
    </>
  )
}
