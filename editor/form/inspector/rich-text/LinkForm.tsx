import { SAFE_URL } from '#blocks/page/link-target.ts'
import { controlClass } from '#ui/field/Field.tsx'
import { Button } from '#ui/button/Button.tsx'
import type { Editor } from '@tiptap/core'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ProblemList } from '../FieldTemplate.tsx'
import styles from './rich-text.module.css'

interface LinkFormProps {
  readonly editor: Editor
  readonly onClose: () => void
}

/** The address of the chosen words. Only addresses the shop would follow are taken. Source: LO-27. */
export function LinkForm({ editor, onClose }: LinkFormProps) {
  const t = useTranslations('editor.inspector.richText')
  const id = useId()
  const present: unknown = editor.getAttributes('link').href
  const [href, setHref] = useState(typeof present === 'string' ? present : '')
  const [isRefused, setRefused] = useState(false)
  const close = () => {
    editor.commands.focus()
    onClose()
  }
  const set = () => {
    const address = href.trim()
    if (address !== '' && !SAFE_URL.test(address)) return setRefused(true)
    const chain = editor.chain().focus().extendMarkRange('link')
    if (address === '') chain.unsetLink().run()
    else if (editor.state.selection.empty && !editor.isActive('link'))
      chain
        .insertContent([{ type: 'text', text: address, marks: [{ type: 'link', attrs: { href: address } }] }])
        .run()
    else chain.setLink({ href: address }).run()
    onClose()
  }
  return (
    <div className={styles.link}>
      <label htmlFor={id} className="visuallyHidden">
        {t('address')}
      </label>
      <input
        id={id}
        className={controlClass}
        value={href}
        placeholder={t('address')}
        inputMode="url"
        // Opened by its own button: the address is what comes next.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        aria-invalid={isRefused || undefined}
        onChange={event => {
          setRefused(false)
          setHref(event.target.value)
        }}
        onKeyDown={event => {
          if (event.nativeEvent.isComposing) return
          if (event.key === 'Enter') set()
          if (event.key === 'Escape') close()
        }}
      />
      <Button variant="line" onClick={set}>
        {t(href.trim() === '' && present ? 'unlink' : 'setLink')}
      </Button>
      <ProblemList texts={isRefused ? [t('unsafe')] : []} />
    </div>
  )
}
