import type { CSSProperties } from 'react'
import type { ViewProps } from '../../page/view.ts'
import { boxStyle } from '../../shop/layout/box-style.ts'
import type { ColumnsOptions } from './block.ts'
import styles from './Columns.module.css'
import { openColumns } from './open-columns.ts'

const ALIGN = { top: 'start', middle: 'center', bottom: 'end', stretch: 'stretch' } as const

/**
 * Blocks side by side on desktop; stacked or two in a row up to 1024 px. The order on phones changes what is seen, not the
 * order of the document. Needs no script: the blocks inside come alive by themselves.
 */
export function Columns({ options, slots = {} }: ViewProps<ColumnsOptions>) {
  const { count, share1, share2, share3, share4, gap, mGap, align, onPhones, orderOnPhones, box, mBox } =
    options
  const shares = [share1, share2, share3, share4].slice(0, count)
  const style = {
    ...boxStyle(box, mBox),
    '--columns': shares.map(share => `minmax(0, ${share}fr)`).join(' '),
    '--gap': `${gap}px`,
    '--m-gap': `${mGap}px`,
    '--align': ALIGN[align],
  } as CSSProperties // its type knows no custom properties
  return (
    <div className={`box ${styles.columns} ${onPhones === 'twoPerRow' ? styles.pairs : ''}`} style={style}>
      {openColumns(count).map((column, index) => (
        <div
          key={column}
          className={styles.column}
          style={orderOnPhones === 'reversed' ? ({ '--m-order': count - index } as CSSProperties) : undefined}
        >
          {slots[column]}
        </div>
      ))}
    </div>
  )
}
