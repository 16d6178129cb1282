import type { WishPage } from '#api/client/account/favorite-queries.ts'
import { Select } from '#ui/select/Select.tsx'
import { useTranslations } from 'use-intl'
import { FILTERS, SORTS, type WishChoice } from './wish-choice.ts'
import { FilterRow } from '../../shop/account/FilterRow.tsx'
import styles from './WishList.module.css'

interface Props {
  readonly counts: WishPage['counts']
  readonly choice: WishChoice
  readonly onChoose: (change: Partial<WishChoice>) => void
}

/** The parts of the list with how many each has, and its order. */
export function WishTools({ counts, choice, onChoose }: Props) {
  const t = useTranslations('account.wishList')
  return (
    <div className={styles.tools}>
      <FilterRow
        label={t('show')}
        filters={FILTERS}
        value={choice.filter}
        nameOf={filter => t(`filters.${filter}`)}
        countOf={filter => counts.find(one => one.filter === filter)?.count ?? 0}
        onChoose={filter => onChoose({ filter })}
        scrolls
      />
      <Select
        label={t('sort')}
        isLabelHidden
        choices={SORTS.map(sort => ({ value: sort, label: t(`sorts.${sort}`) }))}
        value={choice.sort}
        onChoose={sort => onChoose({ sort })}
      />
    </div>
  )
}
