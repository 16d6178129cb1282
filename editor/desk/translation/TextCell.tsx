import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { plainText } from '#api/rules/plain-text.ts'
import type { Locale } from '#locales/locale.ts'
import { controlClass } from '#ui/field/Field.tsx'
import { RichTextEditor } from '../../form/inspector/fields/RichTextControl.tsx'
import { lazyPart } from '../../kit/parts/LazyPart.tsx'
import { resized } from '#ui/picture/resized.ts'
import { Button } from '#ui/button/Button.tsx'
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

const MediaDialog = lazyPart(async () => (await import('../../form/media/MediaDialog.tsx')).MediaDialog)

/** Width of a small picture for screens of double density, px. */
const SMALL = 240

/** A picture by its address, or that there is none. */
export function Thumbnail({ url }: { readonly url: string }) {
  const t = useTranslations('editor.translation.picture')
  if (url === '') return <span className={styles.opening}>{t('none')}</span>
  return <img className={styles.picture} src={resized(url, SMALL)} alt="" />
}

function Picture({ text, typed, label, isReadOnly, onType, onLeave }: Props) {
  const t = useTranslations('editor.translation.picture')
  const media = useTranslations('editor.inspector.media')
  const { services } = useEnvironment()
  const [isChoosing, setChoosing] = useState(false)
  const own = typed ?? text.own
  const put = (url: string) => {
    onType(url)
    onLeave()
  }
  return (
    <div className={styles.pictureField}>
      <Thumbnail url={own} />
      {own === text.source && own !== '' && <small>{t('shared')}</small>}
      {!isReadOnly && (
        <Button variant="line" size="s" data-field onClick={() => setChoosing(true)}>
          {t('choose')}
          <span className="visuallyHidden">: {label}</span>
        </Button>
      )}
      {!isReadOnly && own !== text.source && text.source !== '' && (
        <Button variant="quiet" size="s" onClick={() => put(text.source)}>
          {t('same')}
        </Button>
      )}
      {isChoosing && (
        <MediaDialog
          waiting={<p>{media('opening')}</p>}
          title={label}
          media={services.media}
          picked={own}
          onPick={({ url }) => {
            setChoosing(false)
            put(url)
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  )
}

/** The field of a translation. Formatted text opens its editor when it is pressed. */
export function TextCell(props: Props) {
  const { format } = props.text
  if (format === 'picture') return <Picture {...props} />
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
        aria-describedby={describedBy}
        onFocus={() => setOpen(true)}
        onClick={() => setOpen(true)}
      >
        <span className="visuallyHidden">{label}: </span>
        {words === '' ? <span className={styles.opening}>{t('empty')}</span> : words}
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
