import type { WishPage } from '#api/client/favorite-queries.ts'
import { Select } from '#ui/select/Select.tsx'
import { useTranslations } from 'use-intl'
import { FILTERS, SORTS, type WishChoice } from './wish-choice.ts'
import styles from './WishList.module.css'

interface Props {
  readonly counts: WishPage['counts']
  readonly choice: WishChoice
  readonly onChoose: (change: Partial<WishChoice>) => void
}

/** The parts of the list with how many each has, and its order. */
export function WishTools({ counts, choice, onChoose }: Props) {
  const t = useTranslations('account.wishList')
  const countOf = (filter: WishChoice['filter']) => counts.find(one => one.filter === filter)?.count ?? 0
  return (
    <div className={styles.tools}>
      <fieldset className={styles.filters} aria-label={t('show')}>
        {FILTERS.map(filter => (
          <button
            key={filter}
            type="button"
            className={styles.filter}
            aria-pressed={filter === choice.filter}
            onClick={() => onChoose({ filter })}
          >
            {t(`filters.${filter}`)} <span className={styles.count}>{countOf(filter)}</span>
          </button>
        ))}
      </fieldset>
      <Select
        label={t('sort')}
        isLabelHidden
        className={styles.sort}
        choices={SORTS.map(sort => ({ value: sort, label: t(`sorts.${sort}`) }))}
        value={choice.sort}
        onChoose={sort => onChoose({ sort })}
      />
    </div>
  )
}
