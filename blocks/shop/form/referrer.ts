import { useEffect } from 'react'
import { useSearch } from './useSearch.ts'

/** Session storage key of who brought the shopper. */
const REFERRER = 'cairn:referrer'

const MAX_LENGTH = 64

/** Remembers who sent the link to this page, for this tab: the shopper may first go to login, or to a third party. Source: CO-79. */
export function useKeepReferrer(): void {
  const referrer = useSearch().get('referrer')
  useEffect(() => {
    if (!referrer || referrer.length > MAX_LENGTH) return
    try {
      sessionStorage.setItem(REFERRER, referrer)
    } catch {
      // a browser without storage
    }
  }, [referrer])
}

/** Referrer of the shopper, as a form sends it. */
export function keptReferrer(): { readonly referrerCode?: string } {
  try {
    const referrerCode = sessionStorage.getItem(REFERRER)
    return referrerCode ? { referrerCode } : {}
  } catch {
    return {}
  }
}
