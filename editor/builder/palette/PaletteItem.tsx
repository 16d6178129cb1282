import type { AnyBlock } from '#blocks/page/define-block.ts'
import type { Locale } from '#locales/locale.ts'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useDragSource } from '../drag/DragProvider.tsx'
import { useEditor } from '../editor-context.ts'
import { useBlockWords } from '../../kit/parts/block-name.ts'
import { BlockIcon } from '../../kit/parts/BlockIcon.tsx'
import styles from './Palette.module.css'
import { presetsFor } from '#blocks/page/presets-for.ts'
import type { PaletteEntry } from './search.ts'

interface Props {
  readonly entry: PaletteEntry
  /** Why it cannot be added now, as a sentence. */
  readonly refusal: string | undefined
  /** Language of the page, not of the editor: presets bring their words along. */
  readonly locale: Locale
  readonly onAdd: (block: AnyBlock, preset: string | undefined) => void
}

/** A kind of block: press or drag it for an empty one, which says what it needs; open it for samples to begin with. */
export function PaletteItem({ entry: { block, name, description }, refusal: reason, locale, onAdd }: Props) {
  const t = useTranslations('editor.palette')
  const words = useBlockWords()
  const list = useId()
  const { store } = useEditor().session
  const [isOpen, setOpen] = useState(false)
  const more = useRef<HTMLButtonElement>(null)
  const entryElement = useRef<HTMLLIElement>(null)
  useEffect(() => {
    const element = entryElement.current
    if (!isOpen || !element) return
    // While a preset is carried, Escape puts it back instead.
    const onKeyDown = ({ key, isComposing }: KeyboardEvent) => {
      if (key !== 'Escape' || isComposing || store.getState().isDragging) return
      setOpen(false)
      more.current?.focus()
    }
    element.addEventListener('keydown', onKeyDown)
    return () => element.removeEventListener('keydown', onKeyDown)
  }, [isOpen, store])
  const presets = presetsFor(block, locale)
  const isDead = reason !== undefined
  const says = reason ?? description
  const source = { block, isDead, onAdd }
  return (
    <li ref={entryElement}>
      <div className={styles.head}>
        <Source {...source} preset={undefined} className={styles.item} title={says}>
          <BlockIcon name={block.icon} />
          <span>
            <strong>{name}</strong>
            <small>{says}</small>
          </span>
        </Source>
        {presets.length > 0 && !isDead && (
          <button
            ref={more}
            type="button"
            className={styles.more}
            aria-expanded={isOpen}
            aria-controls={isOpen ? list : undefined}
            aria-label={t('presets', { name })}
            title={t('presets', { name })}
            onClick={() => setOpen(!isOpen)}
          >
            <ChevronDown size={16} aria-hidden />
          </button>
        )}
      </div>
      {isOpen && !isDead && (
        <ul id={list} className={styles.presets} aria-label={t('presets', { name })}>
          {presets.map(({ key }) => (
            <li key={key}>
              <Source {...source} preset={key} className={styles.preset}>
                {words(block.code).presets?.[key] ?? key}
              </Source>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

interface SourceProps extends Pick<Props, 'onAdd'> {
  readonly block: AnyBlock
  readonly preset: string | undefined
  readonly isDead: boolean
  readonly className: string | undefined
  readonly title?: string
  readonly children: ReactNode
}

/** A button that adds a block when pressed and carries it when dragged. */
function Source({ block, preset, isDead, onAdd, className, title, children }: SourceProps) {
  const { ref, listeners, describedBy } = useDragSource(
    `palette ${block.code} ${className} ${preset ?? ''}`,
    { kind: 'new', code: block.code, preset },
    isDead,
  )
  return (
    <button
      ref={ref}
      type="button"
      className={className}
      aria-disabled={isDead}
      aria-describedby={describedBy}
      title={title}
      data-code={block.code}
      data-preset={preset}
      onClick={() => !isDead && onAdd(block, preset)}
      {...listeners}
    >
      {children}
    </button>
  )
}
