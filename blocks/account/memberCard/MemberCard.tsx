import type { ViewProps } from '../../page/view.ts'
import type { MemberCardOptions } from './block.ts'
import { ButtonLink } from '#ui/button/Button.tsx'
import { useTranslations } from 'use-intl'
import styles from './MemberCard.module.css'
import { MemberBand } from '../../shop/account/MemberBand.tsx'
import { MEMBER_PAGE } from '../../shop/links/member-page.ts'
import { loginHref } from '../../shop/links/safe-path.ts'
import { useShopper } from '../../shop/session/shopper.ts'
import { useMember } from '../../shop/account/use-member.ts'

/** Greets the member above what operators composed; asks a visitor to log in. Source: M-082, M-083, M-090, MO-38. */
export function MemberCard({ options }: ViewProps<MemberCardOptions>) {
  const t = useTranslations('account.member')
  const isVisitor = useShopper()?.isVisitor
  return (
    <div className={`pageWidth ${styles.card}`}>
      <MemberBand as="h2">
        {options.showAccountLink && (
          <ButtonLink
            className={styles.link}
            variant="line"
            size="s"
            href={isVisitor ? loginHref(MEMBER_PAGE) : '/user'}
          >
            {t(isVisitor ? 'toLogin' : 'toAccount')}
          </ButtonLink>
        )}
      </MemberBand>
      {isVisitor === false && <MemberRequest />}
    </div>
  )
}

/** Asks for the profile the band shows: only of a member. */
function MemberRequest() {
  useMember()
  return null
}
