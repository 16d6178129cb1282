import { isSafeUrl } from '#blocks/page/option-fields.ts'
import { Button } from '#ui/button/Button.tsx'
import { controlClass } from '#ui/field/Field.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import type { Editor } from '@tiptap/core'
import { FolderOpen } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '../../../kit/parts/LazyPart.tsx'
import { ProblemList } from '../FieldTemplate.tsx'
import { useRichTextParts } from './rich-text-parts.ts'
import styles from './rich-text.module.css'

const MediaDialog = lazyPart(async () => (await import('../../media/MediaDialog.tsx')).MediaDialog)

interface PictureFormProps {
  readonly editor: Editor
  readonly onClose: () => void
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** A picture from the library or by address, and the words for those who cannot see it. Source: L-261, LO-27. */
export function PictureForm({ editor, onClose }: PictureFormProps) {
  const t = useTranslations('editor.inspector.richText')
  const media = useTranslations('editor.inspector.media')
  const id = useId()
  const { media: library, locale } = useRichTextParts()
  const isThere = editor.isActive('picture')
  const present = editor.getAttributes('picture')
  const [src, setSrc] = useState(textOf(present.src))
  const [alt, setAlt] = useState(textOf(present.alt))
  const [isRefused, setRefused] = useState(false)
  const [isChoosing, setChoosing] = useState(false)
  const close = () => {
    editor.commands.focus()
    onClose()
  }
  const put = () => {
    const address = src.trim()
    if (address === '' || !isSafeUrl(address)) return setRefused(true)
    const attributes = { src: address, alt: alt.trim() }
    const chain = editor.chain().focus()
    // Sizes belong to the picture they were made for.
    const isSame = address === present.src
    if (isThere)
      chain
        .updateAttributes(
          'picture',
          isSame ? attributes : { ...attributes, srcset: null, sizes: null, width: null, height: null },
        )
        .run()
    else chain.insertContent({ type: 'picture', attrs: attributes }).run()
    onClose()
  }
  const field = (name: 'src' | 'alt', label: string, value: string, set: (text: string) => void) => (
    <>
      <label htmlFor={`${id}-${name}`}>{label}</label>
      <input
        id={`${id}-${name}`}
        className={controlClass}
        value={value}
        aria-invalid={(name === 'src' && isRefused) || undefined}
        onChange={event => {
          setRefused(false)
          set(event.target.value)
        }}
        onKeyDown={event => {
          if (event.nativeEvent.isComposing) return
          if (event.key === 'Enter') put()
          if (event.key === 'Escape') close()
        }}
      />
    </>
  )
  return (
    <div className={styles.picture}>
      <Button variant="line" onClick={() => setChoosing(true)} icon={<Icon of={FolderOpen} />}>
        {t('choosePicture')}
      </Button>
      {field('src', media('address'), src, setSrc)}
      {field('alt', t('pictureAlt'), alt, setAlt)}
      <Button variant="line" onClick={put}>
        {t(isThere ? 'changePicture' : 'insertPicture')}
      </Button>
      <ProblemList texts={isRefused ? [t('unsafe')] : []} />
      {isChoosing && (
        <MediaDialog
          waiting={<p>{media('opening')}</p>}
          media={library}
          picked={src}
          onPick={picked => {
            setChoosing(false)
            setRefused(false)
            setSrc(picked.url)
            if (alt.trim() === '') setAlt(picked.alt[locale])
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  )
}
