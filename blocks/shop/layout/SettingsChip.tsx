import styles from './SettingsChip.module.css'
import { useOperatorTexts } from '../../page/operator-texts.ts'
import { useIsBuilder } from '../../page/view.ts'

type Texts = ReturnType<typeof useOperatorTexts>

interface Props {
  /** Says it in the operator's language. */
  readonly text: (t: Texts) => string
}

/** A label on the editor's canvas for a block that draws nothing itself; nothing in the shop. Source: LO-24. */
export const SettingsChip = ({ text }: Props) => (useIsBuilder() ? <Chip text={text} /> : null)

/** By itself, because shoppers have no such text. */
const Chip = ({ text }: Props) => <p className={styles.chip}>{text(useOperatorTexts())}</p>
