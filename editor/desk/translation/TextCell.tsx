import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { plainText } from '#blocks/page/plain-text.ts'
import type { Locale } from '#locales/locale.ts'
import { controlClass } from '#ui/field/Field.tsx'
import { RichTextEditor } from '../../form/inspector/fields/RichTextControl.tsx'
import { useDraftText } from '../../form/inspector/use-draft-text.ts'
import { useEnvironment } from '../../kit/environment.ts'
import { idOf, type SheetText } from './sheet-work.ts'
import styles from './translation.module.css'

interface Props {
  readonly text: SheetText
  /** What is not stored yet. */
  readonly typed: string | undefined
  readonly label: string
  readonly describedBy: string
  readonly locale: Locale
  readonly isReadOnly: boolean
  readonly onType: (text: string) => void
  readonly onLeave: () => void
}

/** The field of a translation. Formatted text opens its editor when it is pressed. */
export function TextCell(props: Props) {
  const { format } = props.text
  return format === 'rich' ? <RichText {...props} /> : <Words {...props} />
}

function Words({ text, typed, label, describedBy, isReadOnly, onType, onLeave }: Props) {
  const { reset: _, ...field } = useDraftText(typed ?? text.own, next => {
    onType(next)
    return undefined
  })
  return (
    <textarea
      {...field}
      className={`${controlClass} ${styles.words}`}
      rows={text.format === 'line' ? 1 : 3}
      aria-label={label}
      aria-describedby={describedBy}
      readOnly={isReadOnly}
      spellCheck
      onBlur={onLeave}
    />
  )
}

function RichText({ text, typed, label, locale, describedBy, isReadOnly, onType, onLeave }: Props) {
  const t = useTranslations('editor.translation')
  const opening = useTranslations('editor.inspector.richText')
  const { services } = useEnvironment()
  const [isOpen, setOpen] = useState(false)
  const value = typed ?? text.own
  const words = plainText(value)
  if (isReadOnly) return words
  if (!isOpen)
    return (
      <button
        type="button"
        data-field
        className={`${controlClass} ${styles.closed}`}
        aria-label={label}
        aria-describedby={describedBy}
        onFocus={() => setOpen(true)}
        onClick={() => setOpen(true)}
      >
        {words === '' ? <span>{t('empty')}</span> : words}
      </button>
    )
  return (
    <div
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onLeave()
      }}
    >
      <RichTextEditor
        waiting={<p className={styles.opening}>{opening('opening')}</p>}
        id={`text ${idOf(text)}`.replaceAll(/\s/g, '-')}
        value={value}
        label={label}
        describedBy={describedBy}
        isInvalid={false}
        parts={{ media: services.media, locale: locale }}
        startsFocused
        onChange={onType}
      />
    </div>
  )
}
