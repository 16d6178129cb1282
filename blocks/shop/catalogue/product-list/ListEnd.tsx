import type { Ref } from 'react'
import styles from './ListEnd.module.css'

/** Element that `useGrowingEnd` watches: the foot of a list's last product, inside its cell. */
export const ListEnd = ({ ref }: { readonly ref: Ref<HTMLSpanElement> }) => (
  <span ref={ref} className={styles.end} />
)
