import { useShopper } from '../session/shopper.ts'
import { useBlockContext } from '../../page/view.ts'
import { formatDay } from '#locales/format.ts'
import { Badge } from '#ui/badge/Badge.tsx'
import { useFormatter, useTranslations } from 'use-intl'
import styles from './MemberBand.module.css'
import { useKnownMember } from './use-member.ts'

/** Replaces a balance that is not known. Source: L-036, LO-76. */
const DASHES = '--'

interface Props {
  /** `h2` where the greeting opens a part of a page of its own. */
  readonly as?: 'p' | 'h2'
  readonly children?: React.ReactNode
}

/**
 * Greeting, level and go-dollar balance. Its height does not change when the data arrives: servers render it without a member,
 * and greet no one.
 * Source: L-034 … L-037, M-006, M-090, LO-76.
 */
export function MemberBand({ as: Greeting = 'p', children }: Props) {
  const t = useTranslations('account.member')
  const format = useFormatter()
  const { locale } = useBlockContext()
  const { profile } = useKnownMember()
  const shopper = useShopper()
  const name = profile ? profile.name || profile.nickName : shopper?.name
  const balance = shopper?.balance ?? null
  const isStaff = Boolean(profile?.staffCode ?? shopper?.staffCode)
  return (
    <div className={styles.band} data-member={shopper && !shopper.isVisitor ? '' : undefined}>
      <div className={styles.who}>
        <Greeting className={styles.greeting}>
          {name ? t('greeting', { name }) : t(shopper && !shopper.isVisitor ? 'greetingPlain' : 'visitor')}
        </Greeting>
        <p className={styles.marks}>
          {shopper?.isVisitor && <span>{t('visitorText')}</span>}
          <span className={styles.badges}>
            {profile && <Badge className={styles.badge}>{profile.levelName}</Badge>}
            {isStaff && <Badge tone="accent">{t('staff')}</Badge>}
          </span>
          {profile && <span>{t('memberSince', { date: formatDay(profile.createTime, locale) })}</span>}
        </p>
      </div>
      {/* Keeps its place: nothing moves once it is known who is shopping. */}
      <dl className={styles.balance} style={shopper?.isVisitor ? { visibility: 'hidden' } : undefined}>
        <dt>{t('balance')}</dt>
        <dd>
          {balance === null ? (
            <>
              <span aria-hidden="true">{DASHES}</span>
              <span className="visuallyHidden">{t('balanceUnknown')}</span>
            </>
          ) : (
            format.number(balance)
          )}
        </dd>
      </dl>
      {children}
    </div>
  )
}
