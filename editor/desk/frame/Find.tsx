import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Operator } from '#operators/operator.ts'
import { Icon } from '#ui/icon/Icon.tsx'
import { FindDialog } from '../../kit/find/FindDialog.tsx'
import { useSources } from '../../kit/find/source.ts'
import { keysText } from '../../kit/parts/keys-text.ts'
import { matches } from '../../kit/parts/keys.ts'
import styles from './frame.module.css'

const KEYS = 'mod+k'

/** State of the search over the desk; its shortcut opens it from anywhere but a dialog. */
export function useFind() {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || !matches(KEYS, event)) return
      event.preventDefault()
      if (!document.querySelector('dialog[open]')) setOpen(true)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) }
}

/** Opens the search, and shows its shortcut. */
export function FindButton({ onFind }: { readonly onFind: () => void }) {
  const t = useTranslations('editor.desk')
  return (
    <button type="button" className={styles.find} aria-keyshortcuts="Control+K Meta+K" onClick={onFind}>
      <Icon of={Search} />
      <span className={styles.name}>{t('find')}</span>
      <kbd className={styles.keys} aria-hidden>
        {keysText(KEYS)}
      </kbd>
    </button>
  )
}

interface Props {
  readonly operator: Operator
  readonly onClose: () => void
}

/** Finds any screen, command or record that the operator has rights to. */
export function DeskFind({ operator, onClose }: Props) {
  const t = useTranslations('editor.desk')
  return (
    <FindDialog title={t('findTitle')} operator={operator.name} sources={useSources()} onClose={onClose} />
  )
}
