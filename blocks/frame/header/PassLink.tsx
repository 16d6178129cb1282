import { useTranslations } from 'use-intl'
import { MEMBER_PAGE, showsMemberPage } from '../../shop/links/member-page.ts'
import { loginHref } from '../../shop/links/safe-path.ts'
import { useShopper } from '../../shop/session/shopper.ts'
import { useBlockContext } from '../../page/view.ts'

interface Props {
  readonly className: string | undefined
  readonly isForMembersOnly?: boolean
}

/**
 * The way to the member page, by login for visitors, unless the member page's own setting hides it; on phones for members
 * alone. Source: L-026, L-044, L-276, LO-72, M-083 … M-085.
 */
export function PassLink({ className, isForMembersOnly = false }: Props) {
  const t = useTranslations('shop.header')
  const { settings } = useBlockContext()
  const isVisitor = useShopper()?.isVisitor
  if (!showsMemberPage(settings) || (isForMembersOnly && isVisitor !== false)) return null
  return (
    <a className={className} href={isVisitor ? loginHref(MEMBER_PAGE) : MEMBER_PAGE}>
      {t('pass')}
    </a>
  )
}
