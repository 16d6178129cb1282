import { productPath } from '#api/rules/address.ts'
import { Badge } from '#ui/badge/Badge.tsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { LinePicture, LineWords } from '../goods/LineParts.tsx'
import styles from './GoodsLines.module.css'

/** Goods as they were called when they were ordered. */
export interface NamedGoods {
  readonly name: string
  readonly spuCode: string
  /** Empty for none. */
  readonly image: string
  readonly isGift: boolean
}

/** The lines of an order, a return or a refund. */
export const GoodsLines = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <ul className={styles.lines} aria-label={label}>
    {children}
  </ul>
)

interface Props {
  readonly goods: NamedGoods
  /** At its end: what it costs, or how many of it come back. */
  readonly aside?: ReactNode
  /** Below its name. */
  readonly children: ReactNode
}

/** One line: picture, name with the way to the product, and what else there is to say. */
export function GoodsLine({ goods: { name, spuCode, image, isGift }, aside, children }: Props) {
  const t = useTranslations('account.order')
  return (
    <li className={styles.line}>
      <LinePicture src={image} width={80} className={styles.picture} />
      <LineWords className={styles.words}>
        <p className={styles.name}>
          <a href={productPath(spuCode)}>{name}</a> {isGift && <Badge>{t('gift')}</Badge>}
        </p>
        {children}
      </LineWords>
      {aside && <div className={styles.aside}>{aside}</div>}
    </li>
  )
}

interface NoteProps {
  /** True for paper alone, false for the screen alone; both by default. */
  readonly isForPaper?: boolean | undefined
  readonly children: ReactNode
}

/** A line of small words below a name. */
export const GoodsNote = ({ isForPaper, children }: NoteProps) => (
  <p
    className={styles.note}
    data-for={isForPaper === undefined ? undefined : isForPaper ? 'paper' : 'screen'}
  >
    {children}
  </p>
)
