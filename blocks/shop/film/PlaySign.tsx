import styles from './PlaySign.module.css'

/** The round play sign in the middle of a film's cover; it answers when the button or link around it is pointed at. */
export const PlaySign = () => <span className={styles.sign} aria-hidden="true" />
