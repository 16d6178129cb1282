import { isSafeUrl } from '#blocks/page/option-fields.ts'
import { useTranslations } from 'use-intl'
import { asText } from './as-text.ts'
import type { ControlProps } from './control.tsx'
import styles from '../controls.module.css'
import { AddressBox } from './TextControl.tsx'

/** A film by its address, to be tried out on the spot; nothing is fetched before play is pressed. */
export function VideoControl({ id, value, label, describedBy, isInvalid, onChange }: ControlProps) {
  const t = useTranslations('editor.inspector.media')
  const url = asText(value)
  return (
    <div className={styles.stack}>
      <AddressBox
        id={id}
        label={t('filmAddress')}
        value={url}
        onChange={onChange}
        describedBy={describedBy}
        isInvalid={isInvalid}
      />
      {url && isSafeUrl(url) && (
        // The operator's own trial of a film; captions are the block's business.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <video key={url} className={styles.film} src={url} controls preload="none" aria-label={label} />
      )}
    </div>
  )
}
