import { searchSuggestionsDocument, type SearchSuggestionsQuery } from '../../generated/documents.ts'
import type { Api } from '../api.ts'

/** Products, categories and brands for what a shopper has typed so far. */
export type SearchSuggestions = SearchSuggestionsQuery['shop']['searchSuggestions']

/** At most eight in all. Source: C-156 (50 characters). */
export async function searchSuggestions(api: Api, keyword: string): Promise<SearchSuggestions> {
  return (await api.run(searchSuggestionsDocument, { keyword })).shop.searchSuggestions
}
