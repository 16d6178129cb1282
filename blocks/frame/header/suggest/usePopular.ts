import { useEffect, useState } from 'react'
import { useBlockContext } from '../../../page/view.ts'
import { searchWords } from '../../../shop/site-content/view-data.ts'
import { useClock } from '../../../shop/time/use-now.ts'
import { viewDataQuery } from '#api/client/navigation.ts'
import { VIEW_DATA } from '#api/rules/content-keys.ts'

const PHONE = '(max-width: 1024px)'

/** Searches that the shop recommends in this browser; none until they are known, and without an answer. Source: L-156, L-374. */
export function usePopular(): readonly string[] {
  const { api } = useBlockContext()
  const clock = useClock()
  const [words, setWords] = useState<readonly string[]>([])
  useEffect(() => {
    let isGone = false
    const isPhone = typeof window.matchMedia === 'function' && window.matchMedia(PHONE).matches
    const browseEnvironment = isPhone ? 'H5' : 'PC'
    const { queryFn } = viewDataQuery(api, { ...VIEW_DATA.searchWords, browseEnvironment })
    queryFn().then(
      entries => isGone || setWords(searchWords(entries, api.locale, clock())),
      () => undefined, // the field searches without them
    )
    return () => {
      isGone = true
    }
  }, [api, clock])
  return words
}
