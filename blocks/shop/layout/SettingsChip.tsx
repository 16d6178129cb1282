import styles from './SettingsChip.module.css'
import { useIsBuilder } from '../../page/view.ts'

/** A label on the editor's canvas for a block that draws nothing itself; nothing in the shop. Source: LO-24. */
export const SettingsChip = ({ text }: { readonly text: string }) =>
  useIsBuilder() ? <p className={styles.chip}>{text}</p> : null
