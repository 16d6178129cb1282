import type { CSSProperties } from 'react'
import { useTextMark } from '../../page/view.ts'
import { showsWords } from './shows-words.ts'
import type { PictureTextOptions } from './text-fields.ts'
import styles from './PictureText.module.css'

interface Props {
  readonly options: PictureTextOptions
  /** Path of these options in the block's (`items.0.`). */
  readonly at?: string
}

/** Words on the picture beside them, in the same positioned box; nothing without any. They are part of the picture's link. */
export function PictureText({ options, at = '' }: Props) {
  const mark = useTextMark()
  const { heading, text, buttonText, textPlace, mTextPlace, textColor, textGround } = options
  if (!showsWords(options)) return null
  const style = { '--words': textColor, '--ground': textGround } as CSSProperties // the type has no custom properties
  return (
    <div className={styles.layer} data-place={textPlace} data-m-place={mTextPlace} style={style}>
      <div className={styles.words}>
        {heading && (
          <h2 className={styles.heading} {...mark(`${at}heading`)}>
            {heading}
          </h2>
        )}
        {text && (
          <p className={styles.text} {...mark(`${at}text`)}>
            {text}
          </p>
        )}
        {buttonText && (
          <span className={styles.button} {...mark(`${at}buttonText`)}>
            {buttonText}
          </span>
        )}
      </div>
    </div>
  )
}
