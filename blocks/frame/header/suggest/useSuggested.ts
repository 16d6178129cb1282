import { useEffect, useState } from 'react'
import { type SearchSuggestions, searchSuggestions } from '#api/client/product/search-suggestions.ts'
import { useBlockContext } from '../../../page/view.ts'

/** The shop is asked once the typing rests this long, ms; ours. */
const REST_MS = 120

const NOTHING: SearchSuggestions = { products: [], categories: [], brands: [] }

interface Answer {
  readonly to: string
  readonly suggestions: SearchSuggestions
}

/**
 * Suggestions of the shop for a typed text; `undefined` until it is known. Until the next answer is there the last one stays, as long as
 * the text goes on from it, or back towards it.
 */
export function useSuggested(typed: string): SearchSuggestions | undefined {
  const { api } = useBlockContext()
  const [answer, setAnswer] = useState<Answer>()
  useEffect(() => {
    if (typed === '') return
    let isGone = false
    const take = (suggestions: SearchSuggestions) => isGone || setAnswer({ to: typed, suggestions })
    const timer = setTimeout(() => {
      // Without an answer the form still searches.
      searchSuggestions(api, typed).then(take, () => take(NOTHING))
    }, REST_MS)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [api, typed])
  const isOnTheWay = answer && typed !== '' && (typed.startsWith(answer.to) || answer.to.startsWith(typed))
  return isOnTheWay ? answer.suggestions : undefined
}
