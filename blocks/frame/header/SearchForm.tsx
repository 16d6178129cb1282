import type { FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { useBlockContext } from '../../page/view.ts'
import styles from './Header.module.css'

/** Characters a search takes. Source: C-156. */
const MAX_KEYWORD = 50

function hasWords(form: HTMLFormElement): boolean {
  const keyword = new FormData(form).get('keyword')
  return typeof keyword === 'string' && keyword.trim() !== ''
}

/**
 * A plain form: the browser itself goes to the results page, and reloads it when it is there already. Blank input does
 * nothing; what the page shows the results of stands in it. Source: C-156 … C-159, CO-47.
 */
export function SearchForm() {
  const t = useTranslations('shop.header')
  const { mode, route } = useBlockContext()
  const keyword = route.kind === 'list' ? route.query.keyword : undefined
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (mode === 'builder' || !hasWords(event.currentTarget)) event.preventDefault()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- browsers of 2022 take <search> for plain text
    <form role="search" className={styles.search} action="/list" method="get" onSubmit={onSubmit}>
      <input
        key={keyword}
        defaultValue={keyword}
        className={styles.searchInput}
        type="search"
        name="keyword"
        maxLength={MAX_KEYWORD}
        aria-label={t('searchLabel')}
        placeholder={t('searchLabel')}
        autoComplete="off"
        enterKeyHint="search"
      />
      <button className={styles.searchButton} aria-label={t('search')}>
        <span className={styles.searchSign} aria-hidden="true" />
      </button>
    </form>
  )
}
