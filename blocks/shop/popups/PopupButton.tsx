import { BlockLink } from '../links/BlockLink.tsx'
import { linkTarget } from '../../page/link-target.ts'
import type { Link } from '../../page/option-fields.ts'
import { useIsBuilder, useTextMark } from '../../page/view.ts'
import styles from './Popup.module.css'

/** The button of a pop-up, a link. Without words, or leading nowhere, there is none in the shop. Source: L-309, L-322, LO-27. */
export function PopupButton({ text, link }: { readonly text: string; readonly link: Link }) {
  const isBuilder = useIsBuilder()
  const mark = useTextMark()
  if (!text || (!isBuilder && !linkTarget(link))) return null
  return (
    <BlockLink link={link} className={styles.button} {...mark('buttonText')}>
      {text}
    </BlockLink>
  )
}
