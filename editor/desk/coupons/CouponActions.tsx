import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useEnvironment } from '../../kit/environment.ts'
import desk from '../../kit/parts/screen.module.css'
import type { CollectionParts } from '../collections/screen-props.ts'
import { StopButton } from '../promotions/StopButton.tsx'
import styles from './coupons.module.css'

type Props = React.ComponentProps<NonNullable<CollectionParts['Actions']>>

/** Ways to the codes or coupons of a campaign, and its stop. */
export const CouponActions = (props: Props) => (
  <div className={styles.buttons}>
    <Holders record={props.record} />
    <StopButton {...props} />
  </div>
)

function Holders({ record: { code, line, title } }: Pick<Props, 'record'>) {
  const t = useTranslations('editor.codes')
  const { uiLocale } = useEnvironment()
  if (line.kind !== 'campaign' || (line.grant !== 'UNIQUE' && line.grant !== 'ISSUED')) return null
  const isUnique = line.grant === 'UNIQUE'
  const name = title[uiLocale]
  return (
    <Link
      className={desk.way}
      to={`/coupons/${encodeURIComponent(code)}/${isUnique ? 'codes' : 'issued'}`}
      aria-label={isUnique ? t('linkOf', { name }) : t('issue.linkOf', { name })}
    >
      {isUnique ? t('link') : t('issue.link')}
    </Link>
  )
}
