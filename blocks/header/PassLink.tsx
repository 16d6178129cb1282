import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { MEMBER_PAGE, showsMemberPage } from '../member-page.ts'
import { useBlockContext } from '../view.ts'

interface Props {
  readonly className: string | undefined
  readonly isForMembersOnly?: boolean
}

/**
 * The way to the member page, unless the member page's own setting hides it; in the drawer of phones for members alone.
 * Source: L-026, L-044, L-276, LO-72.
 */
export function PassLink({ className, isForMembersOnly = false }: Props) {
  const t = useTranslations('shop.header')
  const { settings } = useBlockContext()
  const isMember = useIsMember(isForMembersOnly)
  if (!showsMemberPage(settings) || (isForMembersOnly && !isMember)) return null
  return (
    <a className={className} href={MEMBER_PAGE}>
      {t('pass')}
    </a>
  )
}

/** Known some time after load, for pages are the same for everybody; false while the session cannot be read. */
function useIsMember(isWanted: boolean): boolean {
  const { isVisitor, mode } = useBlockContext()
  const [isMember, setMember] = useState(false)
  useEffect(() => {
    if (!isWanted || mode !== 'shop') return
    let isGone = false
    isVisitor().then(
      isThem => isGone || setMember(!isThem),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [isVisitor, isWanted, mode])
  return isMember
}
