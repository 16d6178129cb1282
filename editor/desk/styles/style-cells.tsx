import type { ListedStyle } from '#desk/styles/listed-style.ts'
import { formatDay } from '#locales/format.ts'
import type { ComponentType } from 'react'
import { useTranslations } from 'use-intl'
import { useEnvironment } from '../../kit/environment.ts'
import { useOperation } from '../../kit/operations.ts'
import desk from '../../kit/parts/screen.module.css'
import { useDeskMoney } from '../parts/use-desk-money.ts'
import type { StyleColumn } from './style-address.ts'
import styles from './styles.module.css'

interface Props {
  readonly row: ListedStyle
}

/** Columns of records that a style names, and the texts that name them. */
const RECORDS = { brands: 'brand', categories: 'category', labels: 'label' } as const

/** Names of the columns of the list of styles. */
export function useColumnName(): (column: string) => string {
  const t = useTranslations('editor.styles')
  const panels = useTranslations('editor.stylePanels')
  const names: Readonly<Record<StyleColumn, string>> = {
    variants: t('variants'),
    price: t('price'),
    stock: t('stock'),
    shelf: t('shelf'),
    gap: panels('gap'),
    brands: t('brand'),
    categories: t('category'),
    labels: t('label'),
    listed: t('listed'),
  }
  return column => names[column as StyleColumn] // the picker asks for columns that there are
}

function Variants({ row: { colours, skus } }: Props) {
  const t = useTranslations('editor.styles')
  return <td>{t('colours', { colours, skus })}</td>
}

function Price({ row: { lowest, highest } }: Props) {
  const t = useTranslations('editor.styles')
  const money = useDeskMoney()
  return (
    <td data-label={t('price')} className={styles.number}>
      {lowest === null || highest === null
        ? t('noPrice')
        : lowest.amount === highest.amount
          ? money(lowest)
          : `${money(lowest)} – ${money(highest)}`}
    </td>
  )
}

function Stock({ row: { free } }: Props) {
  const t = useTranslations('editor.styles')
  return (
    <td data-label={t('stock')} className={styles.number}>
      {free ?? t('notCounted')}
    </td>
  )
}

function Shelf({ row: { shelf } }: Props) {
  const t = useTranslations('editor.styles')
  return (
    <td className={desk.short}>
      <span className={desk.status} data-status={shelf === 'on' ? 'live' : shelf === 'some' ? 'changed' : ''}>
        {t(`shelves.${shelf}`)}
      </span>
    </td>
  )
}

/** What is missing for sale, or in a language. */
function Gaps({ row: { gaps } }: Props) {
  const t = useTranslations('editor.stylePanels')
  return (
    <td data-label={t('gap')}>
      {gaps.length === 0 ? t('complete') : gaps.map(gap => t(`gaps.${gap}`)).join(' · ')}
    </td>
  )
}

function Listed({ row: { listed } }: Props) {
  const t = useTranslations('editor.styles')
  const { uiLocale } = useEnvironment()
  return (
    <td data-label={t('listed')} className={desk.short}>
      {formatDay(listed, uiLocale)}
    </td>
  )
}

/** A cell with the names of records. The filters of the list have read them already. */
const recordsCell = (collection: keyof typeof RECORDS) =>
  function RecordsCell({ row }: Props) {
    const t = useTranslations('editor.styles')
    const { uiLocale } = useEnvironment()
    const { data } = useOperation(`${collection}.list`, { size: 200 })
    const titles = new Map(data?.rows.map(({ code, title }) => [code, title[uiLocale]]))
    return (
      <td data-label={t(RECORDS[collection])}>
        {[...new Set(row[collection].map(code => titles.get(code) ?? code))].join(', ')}
      </td>
    )
  }

/** Cells of the list of styles by column. */
export const STYLE_CELLS: Readonly<Record<StyleColumn, ComponentType<Props>>> = {
  variants: Variants,
  price: Price,
  stock: Stock,
  shelf: Shelf,
  gap: Gaps,
  brands: recordsCell('brands'),
  categories: recordsCell('categories'),
  labels: recordsCell('labels'),
  listed: Listed,
}
