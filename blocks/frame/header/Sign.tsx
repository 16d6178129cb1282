import styles from './Header.module.css'

const DRAWINGS = {
  bag: 'M5 8h14l1 12H4L5 8Zm4 3V7a3 3 0 0 1 6 0v4',
  orders: 'M6 3h12v18l-3-2-3 2-3-2-3 2V3Zm3 5h6m-6 4h6',
}

/** A drawn sign in the text's colour; the link around it names it. */
export const Sign = ({ of }: { readonly of: keyof typeof DRAWINGS }) => (
  <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true">
    <path d={DRAWINGS[of]} />
  </svg>
)
