import type { Component } from '#blocks/page/page.ts'
import { RefreshCcw } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { presentVersion } from '#content-store/client/model/contents.ts'
import type { SavedPart, SavedPartInfo } from '#content-store/client/types.ts'
import { refusedCode } from '../commands/copies.ts'
import { useDragSource } from '../drag/DragProvider.tsx'
import { useEditor } from '../editor-context.ts'
import { useEnvironment } from '../../kit/environment.ts'
import { toastError } from '../../kit/parts/toasts.ts'
import { useOperation } from '../../kit/operations.ts'
import { useReadSavedPart, useSavedPart } from '../../kit/saved-parts.ts'
import palette from './Palette.module.css'
import { newUse } from '../saved/new-use.ts'
import { SavedThumbnail } from '../saved/SavedThumbnail.tsx'
import styles from '../saved/saved.module.css'

const isNamed = ({ name }: SavedPartInfo, term: string) => {
  const text = Object.values(name).join(' ').toLocaleLowerCase()
  return term
    .toLocaleLowerCase()
    .split(/\s+/)
    .every(word => text.includes(word))
}

/** Saved sections in the palette: press to put one after the selected block, or drag it. Nothing while there are none. */
export function SavedSections({ term }: { readonly term: string }) {
  const t = useTranslations('editor.saved')
  const { session } = useEditor()
  const { data = [] } = useOperation('saved.list', {})
  const found = data.filter(
    part => part.kind !== 'template' && isNamed(part, term) && !(session.isSection && part.kind === 'synced'),
  )
  if (found.length === 0) return null
  return (
    <section aria-labelledby="palette-saved">
      <h2 id="palette-saved">{t('sections')}</h2>
      <ul className={palette.items}>
        {found.map(part => (
          <Section key={part.id} part={part} />
        ))}
      </ul>
    </section>
  )
}

/** Content to put on the page: blocks, or a use of a synced section. */
const contentsOf = (part: SavedPart) =>
  part.kind === 'synced' ? newUse(part) : presentVersion(part).contents

const codesOf = (components: readonly Component[]) => components.map(({ code }) => code)

function Section({ part }: { readonly part: SavedPartInfo }) {
  const t = useTranslations('editor.saved')
  const { uiLocale } = useEnvironment()
  const { commands, announce, session } = useEditor()
  const read = useReadSavedPart()
  const name = part.name[uiLocale]
  // Its blocks come with the thumbnail; what this page does not take stays, and a press says why.
  const { data } = useSavedPart(part, false)
  const contents = useMemo(() => data && contentsOf(data), [data])
  const isDraggable =
    contents !== undefined && refusedCode(session, codesOf(contents[session.detail.locale])) === undefined
  const { ref, listeners, describedBy } = useDragSource(
    `saved ${part.id}`,
    { kind: 'section', name, contents: contents ?? {} },
    !isDraggable,
  )
  const insert = async () => {
    try {
      if (commands.insert(contentsOf(await read(part)))) announce(t('inserted', { name }))
    } catch (error) {
      toastError(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <li>
      <button
        ref={ref}
        type="button"
        className={styles.section}
        aria-describedby={describedBy}
        onClick={() => void insert()}
        {...listeners}
      >
        <SavedThumbnail part={part} title={name} />
        <span>{name}</span>
        {part.kind === 'synced' && (
          <small className={styles.kind}>
            <RefreshCcw size={14} aria-hidden /> {t('kinds.synced')}
          </small>
        )}
      </button>
    </li>
  )
}
