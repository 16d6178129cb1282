import styles from './ProgressBar.module.css'

/**
 * A thin line at the top while the next page loads. It fills in 5 s and disappears, or fades when loading ends sooner. It is
 * visual only; screen readers announce the new page's title. Scripts find it by `data-progress`. Source: L-412, LO-110.
 */
export const ProgressBar = ({ isRunning }: { readonly isRunning: boolean }) => (
  <div
    className={styles.bar}
    data-progress
    data-timed
    data-active={isRunning || undefined}
    aria-hidden="true"
  />
)
