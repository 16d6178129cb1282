import { Dialog } from '#ui/dialog/Dialog.tsx'
import { isComposing } from '#ui/field/composing.ts'
import { Search } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import {
  Autocomplete,
  Collection,
  Header,
  Input,
  Menu,
  MenuItem,
  MenuSection,
  TextField,
} from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { useOperation } from '../../kit/operations.ts'
import styles from './find.module.css'
import { ranked } from './rank.ts'
import { type Entry, type Group, useEntries } from './use-entries.ts'

/** Number of entries shown of a group; typing more finds the rest. */
const SHOWN = 8

interface Section {
  readonly group: Group
  readonly entries: readonly Entry[]
  readonly rank: number
}

/** Groups with their best entries; the group with the best of all comes first. */
function sectionsOf(all: Readonly<Record<Group, readonly Entry[]>>, term: string): readonly Section[] {
  const groups = Object.entries(all) as [Group, readonly Entry[]][] // the keys of the type
  return groups
    .map(([group, entries]) => {
      const found = ranked(entries, term)
      return {
        group,
        entries: found.slice(0, SHOWN).map(({ entry }) => entry),
        rank: found[0]?.rank ?? Infinity,
      }
    })
    .filter(({ entries }) => entries.length > 0)
    .toSorted((a, b) => a.rank - b.rank)
}

/** Keys of an input method neither move in the list nor run an entry; the list itself knows only some browsers' marks of them. */
function withoutComposing(event: KeyboardEvent): void {
  const { keyCode, nativeEvent } = event
  if (isComposing({ keyCode, isComposing: nativeEvent.isComposing })) event.stopPropagation()
}

/** Finds a command, a block or a page by a few letters and runs or opens it. */
export function FindDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('editor')
  const [term, setTerm] = useState('')
  const pages = useOperation('pages.list', {})
  const sections = sectionsOf(useEntries(), term)
  const run = (entry: Entry) => {
    onClose()
    entry.run()
  }
  return (
    <Dialog isOpen size="m" title={t('commands.find')} onClose={onClose}>
      <Autocomplete inputValue={term} onInputChange={setTerm}>
        <TextField className={styles.search ?? ''} aria-label={t('commands.find')}>
          <Search size={18} aria-hidden />
          <Input
            data-autofocus
            className={styles.input ?? ''}
            placeholder={t('find.placeholder')}
            onKeyDownCapture={withoutComposing}
          />
        </TextField>
        <Menu
          className={styles.list ?? ''}
          aria-label={t('find.results')}
          items={sections}
          dependencies={[sections]}
          renderEmptyState={() => <p className={styles.note}>{t('find.none', { term })}</p>}
        >
          {({ group, entries }) => (
            <MenuSection id={group}>
              <Header className={styles.group ?? ''}>{t(`find.groups.${group}`)}</Header>
              <Collection items={entries} dependencies={[entries]}>
                {entry => (
                  <MenuItem
                    id={entry.id}
                    className={styles.entry ?? ''}
                    textValue={entry.label}
                    onAction={() => run(entry)}
                  >
                    <span className={styles.label}>{entry.label}</span>
                    <span className={styles.detail}>{entry.detail}</span>
                    {entry.keys && <kbd>{entry.keys}</kbd>}
                  </MenuItem>
                )}
              </Collection>
            </MenuSection>
          )}
        </Menu>
      </Autocomplete>
      <output className={styles.note}>
        {pages.isError ? t('find.pagesFailed') : pages.isPending ? t('find.loading') : t('find.keys')}
      </output>
    </Dialog>
  )
}
