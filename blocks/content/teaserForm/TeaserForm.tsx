import type { NewsletterTopic } from '#api/client/support/newsletter.ts'
import { Picture } from '#ui/picture/Picture.tsx'
import { useId } from 'react'
import { boxStyle } from '../../shop/layout/box-style.ts'
import { useTextMark, type ViewProps } from '../../page/view.ts'
import type { TeaserFormOptions } from './block.ts'
import { SignUpForm } from './SignUpForm.tsx'
import styles from './TeaserForm.module.css'

/** Topics of the newsletter; absent on the canvas and where the call failed: a sign-up is for all of it. */
type Data = { readonly topics?: readonly NewsletterTopic[] | undefined }

/** Beside the form on a desktop, above it elsewhere. */
const SIZES = '(min-width: 1025px) 50vw, 100vw'

/** Sign-up for news of a launch: a picture beside a form. Source: LO-93, M-184, M-185. */
export function TeaserForm({ options, data }: ViewProps<TeaserFormOptions, Data>) {
  const { title, text, imgUrl, alt } = options
  const titleId = useId()
  const mark = useTextMark()
  return (
    <div className="box" style={boxStyle(options.box, options.mBox)}>
      <section
        className={imgUrl ? `${styles.sheet} ${styles.pictured}` : styles.sheet}
        aria-labelledby={title ? titleId : undefined}
      >
        {imgUrl && <Picture src={imgUrl} alt={alt} sizes={SIZES} className={styles.picture} />}
        <div className={styles.side}>
          {title && (
            <h2 id={titleId} className={styles.title} {...mark('title')}>
              {title}
            </h2>
          )}
          {text && (
            <p className={styles.text} {...mark('text')}>
              {text}
            </p>
          )}
          <SignUpForm
            title={title}
            buttonText={options.buttonText}
            successText={options.successText}
            topics={data.topics ?? []}
          />
        </div>
      </section>
    </div>
  )
}
