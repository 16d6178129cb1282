import { Button, ButtonLink } from '#ui/button/Button.tsx'
import { useIsHydrated } from '#ui/hydrated/useIsHydrated.ts'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import SearchX from 'lucide-react/icons/search-x'
import type { ListAlternatives } from '#api/client/product/list-alternatives.ts'
import { languageTag } from '#locales/locale.ts'
import { useTranslations } from 'use-intl'
import { linkTarget } from '../../page/link-target.ts'
import { EmptyBlock } from '../../shop/layout/EmptyBlock.tsx'
import { countChosen, withoutFilters } from '../../shop/catalogue/product-list/filter-choice.ts'
import { formatListQuery, parseListQuery } from '../../page/list-query.ts'
import { CardSection } from '../../shop/catalogue/product-card/CardSection.tsx'
import type { ListData } from '../../shop/catalogue/product-list/list-state.ts'
import { useList } from '../../shop/catalogue/product-list/useList.ts'
import { useBlockContext, type ViewProps } from '../../page/view.ts'
import styles from './EmptyResult.module.css'
import type { EmptyResultOptions } from './block.ts'

interface Data extends ListData {
  readonly alternatives?: ListAlternatives | null | undefined
}

/** Nothing found, what to try, near searches and best sellers; nothing at all while there are products. Source: C-123. */
export function EmptyResult({ options, data }: ViewProps<EmptyResultOptions, Data>) {
  const t = useTranslations('list.emptyResult')
  const list = useList(data)
  if (!list) return <EmptyBlock of="list.emptyResult" />
  const { state, change } = list
  const { keyword } = state.query
  if (state.status !== 'idle' || state.pageInfo.totalCount > 0) return null
  const isFiltered = countChosen(state.query) > 0
  return (
    <>
      <EmptyState
        icon={SearchX}
        title={keyword ? t('titleFor', { keyword }) : t('title')}
        text={t('tips')}
        action={
          <>
            <NearKeywords keyword={keyword ?? ''} near={data.alternatives?.keywords ?? []} />
            <ul className={styles.tips}>
              {keyword && <li>{t('spelling')}</li>}
              {keyword && <li>{t('fewerWords')}</li>}
              {isFiltered && <li>{t('fewerFilters')}</li>}
              <li>{t('browse')}</li>
            </ul>
            <div className={styles.ways}>
              {isFiltered && (
                <Button onClick={() => void change(withoutFilters(state.query))}>{t('clear')}</Button>
              )}
              <Ways links={options.links} />
            </div>
          </>
        }
      />
      {data.alternatives && data.alternatives.products.length > 0 && (
        <CardSection title={t('bestSellers')} products={data.alternatives.products} />
      )}
    </>
  )
}

/** Suggestions for the shopper's words; nothing without any. */
function NearKeywords({
  keyword,
  near,
}: {
  readonly keyword: string
  readonly near: ListAlternatives['keywords']
}) {
  const t = useTranslations('list.emptyResult')
  const { locale } = useBlockContext()
  // Screen readers read a live region once its text changes, and the page arrives without this one's.
  const isHydrated = useIsHydrated()
  if (near.length === 0) return null
  const words = new Intl.ListFormat(languageTag(locale), { type: 'disjunction' }).format(near)
  return (
    <>
      <output className="visuallyHidden">{isHydrated && t('announced', { keyword, near: words })}</output>
      <nav className={styles.near} aria-label={t('didYouMean')}>
        <span aria-hidden="true">{t('didYouMean')}</span>
        {near.map(word => (
          <a key={word} href={`/list${searchOf(word)}`}>
            {word}
          </a>
        ))}
      </nav>
    </>
  )
}

const searchOf = (keyword: string) => formatListQuery(parseListQuery(new URLSearchParams({ keyword })))

/** Links that lead nowhere are left out. */
function Ways({ links }: Pick<EmptyResultOptions, 'links'>) {
  const t = useTranslations('list.emptyResult')
  const ways = links.flatMap(({ title, link }) => {
    const href = title && linkTarget(link)?.href
    return href ? [{ title, href }] : []
  })
  const shown = ways.length > 0 ? ways : [{ title: t('everything'), href: '/list' }]
  return shown.map(({ title, href }, at) => (
    <ButtonLink key={`${at} ${href}`} variant="line" href={href}>
      {title}
    </ButtonLink>
  ))
}
