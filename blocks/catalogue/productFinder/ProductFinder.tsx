import type { MenuEntry } from '#api/client/navigation.ts'
import { Button } from '#ui/button/Button.tsx'
import { controlClass } from '#ui/field/Field.tsx'
import { useTranslations } from 'use-intl'
import { useTextMark, type ViewProps } from '../../page/view.ts'
import type { ProductFinderOptions } from './block.ts'
import styles from './ProductFinder.module.css'

interface Data {
  /** Absent where the call failed or no categories are wanted. */
  readonly menu?: readonly MenuEntry[] | undefined
}

/** Characters a search takes. Source: C-156. */
const MAX_KEYWORD = 50

/** A search field and the shop's categories. The form needs no script. Source: C-123, C-156. */
export function ProductFinder({ options: { title }, data }: ViewProps<ProductFinderOptions, Data>) {
  const t = useTranslations('static.productFinder')
  const mark = useTextMark()
  return (
    <section className={`pageWidth ${styles.finder}`} aria-label={title || t('search')}>
      {title && (
        <h2 className={styles.title} {...mark('title')}>
          {title}
        </h2>
      )}
      <form className={styles.form} action="/list" method="get">
        <input
          className={controlClass}
          type="search"
          name="keyword"
          required
          maxLength={MAX_KEYWORD}
          aria-label={t('field')}
          placeholder={t('field')}
          autoComplete="off"
          enterKeyHint="search"
        />
        <Button type="submit">{t('search')}</Button>
      </form>
      <Categories menu={data.menu ?? []} />
    </section>
  )
}

/** The first level of the menu; entries that lead nowhere are left out. */
function Categories({ menu }: { readonly menu: readonly MenuEntry[] }) {
  const t = useTranslations('static.productFinder')
  const links = menu.flatMap(({ code, name, href, display }) =>
    display && href ? [{ code, name, href }] : [],
  )
  if (links.length === 0) return null
  return (
    <nav aria-label={t('categories')}>
      <ul className={styles.categories}>
        {links.map(({ code, name, href }) => (
          <li key={code}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
