import { isComposingEnter } from '#ui/field/composing.ts'
import { findBlock } from '#blocks/registry.ts'
import type { AnyBlock } from '#blocks/page/define-block.ts'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Search } from 'lucide-react'
import type { LivePage } from '../../core/model/live-page.ts'
import {
  type ChosenPlace,
  chosenPosition,
  hasPlaceFor,
  isTaken,
  type Misplacement,
  misplacement,
  slotsInOrder,
} from '../../core/model/placement.ts'
import { otherNames, useBlockWords } from '../../kit/parts/block-name.ts'
import { toastError } from '../../kit/parts/toasts.ts'
import { useStore } from 'zustand'
import { parentOf } from '#content-store/client/model/page-tree.ts'
import { useEditor } from '../editor-context.ts'
import { useMisfitText } from '../refusals/use-refusal-text.ts'
import { ChosenNote } from './ChosenNote.tsx'
import { useOrder } from '../open-page/use-page.ts'
import styles from './Palette.module.css'
import { SavedSections } from './SavedSections.tsx'
import { offeredOn } from '../../core/session/offered.ts'
import { PaletteItem } from './PaletteItem.tsx'
import { useInsert } from './use-insert.ts'
import { groupPalette, type PaletteEntry, searchPalette } from './search.ts'

/** Blocks to put on the page: press to add after the selected one, or drag. Source: LO-16. */
export function Palette() {
  const t = useTranslations('editor.palette')
  const words = useBlockWords()
  const add = useInsert()
  const [term, setTerm] = useState('')
  const { session } = useEditor()
  const { locale } = session.detail
  const misfitText = useMisfitText(session.page)
  const chosen = useStore(session.store, state => state.chosen)
  useOrder() // what stands on the page decides what may be added
  const offered = useMemo(() => offeredOn(session), [session])
  const entries = useMemo(
    () =>
      offered.map((block): PaletteEntry => {
        const { name = block.code, description = '' } = words(block.code)
        return { block, name, description, also: otherNames(block.code) }
      }),
    [words, offered],
  )
  const found = searchPalette(entries, term)
  const reasons = refusals(session.page, offered, chosen)
  const reasonOf = (code: string) => {
    const reason = reasons.get(code)
    return typeof reason === 'string' ? t(`refusal.${reason}`) : reason && misfitText(reason)
  }

  return (
    <div className={styles.palette} data-area="palette">
      <label className={styles.search}>
        <Search size={16} aria-hidden />
        <span className="visuallyHidden">{t('search')}</span>
        <input
          type="search"
          value={term}
          placeholder={t('search')}
          onFocus={event => event.currentTarget.select()}
          onChange={event => setTerm(event.target.value)}
          onKeyDown={event => {
            const [first] = found
            if (event.key !== 'Enter' || isComposingEnter(event) || !first) return
            const reason = reasonOf(first.block.code)
            if (reason === undefined) add(first.block, undefined)
            else toastError(`${first.name}: ${reason}`)
          }}
        />
      </label>
      <ChosenNote />
      {found.length === 0 && <p className={styles.none}>{t('none', { term })}</p>}
      <SavedSections term={term} />
      {groupPalette(found).map(([group, members]) => (
        <section key={group} aria-labelledby={`palette-${group}`}>
          <h2 id={`palette-${group}`}>{t(`groups.${group}`)}</h2>
          <ul className={styles.items}>
            {members.map(entry => (
              <PaletteItem
                key={entry.block.code}
                entry={entry}
                refusal={reasonOf(entry.block.code)}
                locale={locale}
                onAdd={add}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

type Refusal = 'taken' | 'nowhere' | Misplacement

/** Why each block cannot be added now. The page is walked once for all of them. */
function refusals(
  page: LivePage,
  offered: readonly AnyBlock[],
  chosen: ChosenPlace | undefined,
): ReadonlyMap<string, Refusal> {
  const slots = slotsInOrder(page, findBlock)
  const inside = chosen && parentOf(chosen.slot) !== '' ? chosenPosition(page, chosen) : undefined
  return new Map(
    offered.flatMap((block): [string, Refusal][] => {
      if (isTaken(page, block)) return [[block.code, 'taken']]
      const misplaced = inside && misplacement(page, findBlock, { code: block.code, height: 1 }, inside.slot)
      if (misplaced) return [[block.code, misplaced]]
      const hasPlace = hasPlaceFor(page, findBlock, { code: block.code, height: 1 }, slots)
      return hasPlace ? [] : [[block.code, 'nowhere']]
    }),
  )
}
