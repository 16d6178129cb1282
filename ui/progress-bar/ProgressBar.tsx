import styles from './ProgressBar.module.css'

/**
 * A thin line at the top while the next page loads: it fills for 5 s and leaves, or fades when loading ends sooner. Only
 * for the eye: the new page's title is what screen readers hear. Source: L-412, LO-110.
 */
export const ProgressBar = ({ isRunning }: { readonly isRunning: boolean }) => (
  <div className={styles.bar} data-timed data-active={isRunning || undefined} aria-hidden="true" />
)
