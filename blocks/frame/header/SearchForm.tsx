import { useIsHydrated } from '#ui/hydrated/useIsHydrated.ts'
import { type ComponentType, type FormEvent, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useBlockContext } from '../../page/view.ts'
import styles from './Header.module.css'
import type { ListAttributes, SuggestionsProps } from './suggest/Suggestions.tsx'

/** Characters a search takes. Source: C-156. */
const MAX_KEYWORD = 50

function hasWords(form: HTMLFormElement): boolean {
  const keyword = new FormData(form).get('keyword')
  return typeof keyword === 'string' && keyword.trim() !== ''
}

/** The list below the field, which comes when the shopper first goes there. The form works without it. */
function SuggestionsPlace(props: SuggestionsProps) {
  const { input } = props
  const { mode, loadTexts } = useBlockContext()
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps>>()
  const isWanted = mode === 'shop' && !Suggestions
  useEffect(() => {
    if (!isWanted) return
    let isGone = false
    const load = () => {
      Promise.all([import('./suggest/Suggestions.tsx'), loadTexts('service')]).then(
        ([module]) => isGone || setSuggestions(() => module.Suggestions),
        () => undefined,
      )
    }
    if (document.activeElement === input) load()
    else input.addEventListener('focus', load, { once: true })
    return () => {
      isGone = true
      input.removeEventListener('focus', load)
    }
  }, [input, isWanted, loadTexts])
  return Suggestions ? <Suggestions {...props} /> : null
}

/**
 * A plain form: the browser itself goes to the results page, and reloads it when it is there already. Blank input does
 * nothing; what the page shows the results of is in it. With script it suggests while the shopper types. Source: C-156 … C-159, CO-47.
 */
export function SearchForm() {
  const t = useTranslations('shop.header')
  const { mode, route } = useBlockContext()
  const keyword = route.kind === 'list' ? route.query.keyword : undefined
  const [input, setInput] = useState<HTMLInputElement | null>(null)
  const [list, describeList] = useState<ListAttributes>({ 'aria-expanded': false })
  const isCombobox = useIsHydrated() && mode === 'shop'
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (mode === 'builder' || !hasWords(event.currentTarget)) event.preventDefault()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- browsers of 2022 take <search> for plain text
    <form role="search" className={styles.search} action="/list" method="get" onSubmit={onSubmit}>
      <input
        ref={setInput}
        key={keyword}
        defaultValue={keyword}
        className={styles.searchInput}
        type="search"
        name="keyword"
        maxLength={MAX_KEYWORD}
        aria-label={t('searchLabel')}
        placeholder={t('searchHint')}
        autoComplete="off"
        enterKeyHint="search"
        {...(isCombobox && { role: 'combobox', 'aria-autocomplete': 'list', ...list })}
      />
      <button className={styles.searchButton} aria-label={t('search')}>
        <span className={styles.searchSign} aria-hidden="true" />
      </button>
      {input && <SuggestionsPlace key={`list ${keyword}`} input={input} describe={describeList} />}
    </form>
  )
}
