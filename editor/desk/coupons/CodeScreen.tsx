import { useTranslations } from 'use-intl'
import type { RecordDetail } from '#desk/collections/record-shapes.ts'
import type { Operator } from '#operators/operator.ts'
import { may } from '#operators/rights.ts'
import { Notice } from '#ui/notice/Notice.tsx'
import { BatchList } from './BatchList.tsx'
import { CampaignDetail } from './CampaignDetail.tsx'
import { CampaignLog } from './CampaignLog.tsx'
import { LookUp } from './LookUp.tsx'
import { MakeCodes } from './MakeCodes.tsx'

interface Props {
  readonly operator: Operator
}

/** `/coupons/<code>/codes`: codes of a campaign that count once each. */
export function CodeScreen({ operator }: Props) {
  const t = useTranslations('editor.codes')
  return (
    <CampaignDetail operator={operator} title={name => t('title', { name })}>
      {campaign => <Codes campaign={campaign} mayChange={may(operator, 'promotions.change')} />}
    </CampaignDetail>
  )
}

interface CodesProps {
  readonly campaign: RecordDetail
  readonly mayChange: boolean
}

function Codes({ campaign: { code, line }, mayChange }: CodesProps) {
  const t = useTranslations('editor.codes')
  const isUnique = line.kind === 'campaign' && line.grant === 'UNIQUE'
  return (
    <>
      {!isUnique && <Notice>{t('notUnique')}</Notice>}
      {isUnique && mayChange && <MakeCodes campaign={code} />}
      <BatchList campaign={code} mayChange={mayChange} />
      <LookUp campaign={code} mayChange={mayChange} />
      <CampaignLog campaign={code} />
    </>
  )
}
