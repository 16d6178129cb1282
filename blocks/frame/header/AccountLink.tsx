import type { MouseEvent } from 'react'
import { useTranslations } from 'use-intl'
import { loginHref } from '../../shop/links/safe-path.ts'
import { useShopper } from '../../shop/session/shopper.ts'
import { useBlockContext } from '../../page/view.ts'

/** Pages that login never leads back to. */
const FOR_GUESTS = /^\/(login|register|resetPassword|linkAccount)(\/|$)/

/** The login leads back to where it was pressed; the page's HTML does not know where that is. Source: M-074. */
function leadBack({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
  const { pathname, search } = window.location
  if (!FOR_GUESTS.test(pathname)) currentTarget.href = loginHref(pathname + search)
}

/** Visitors log in, members log out. Source: L-031, L-032, M-087. */
export function AccountLink({ className }: { readonly className: string | undefined }) {
  const t = useTranslations('shop.header')
  const { session } = useBlockContext()
  if (useShopper()?.isVisitor === false)
    return (
      <button type="button" className={className} onClick={() => void session.signOut()}>
        {t('logout')}
      </button>
    )
  return (
    <a className={className} href="/login" onClick={leadBack}>
      {t('login')}
    </a>
  )
}
