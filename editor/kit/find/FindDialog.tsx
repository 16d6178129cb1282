import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { isComposing as isComposingKey } from '#ui/field/composing.ts'
import { Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react'
import {
  Autocomplete,
  Collection,
  Header,
  Input,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  TextField,
} from 'react-aria-components'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { languageTag } from '#locales/locale.ts'
import { useEnvironment } from '../environment.ts'
import styles from './find.module.css'
import { storedRecent, withRecent } from './recent.ts'
import { type Section, sectionsOf } from './sections.ts'
import type { Entry, Source } from './source.ts'
import { useFoundBySource } from './use-found.ts'

interface Props {
  readonly title: string
  /** Name of the operator, whose recent choices come first. */
  readonly operator: string
  readonly sources: readonly Source[]
  readonly onClose: () => void
}

/** Role of the field; `Autocomplete` adds what it controls. */
const COMBOBOX = { role: 'combobox' } as const

/** Keys of an input method neither move in the list nor run an entry; the list itself knows only some browsers' marks of them. */
function withoutComposing(event: KeyboardEvent): void {
  const { keyCode, nativeEvent } = event
  if (isComposingKey({ keyCode, isComposing: nativeEvent.isComposing })) event.stopPropagation()
}

/** Finds a thing of any source by a few letters, and opens or runs it. */
export function FindDialog({ title, operator, sources, onClose }: Props) {
  const t = useTranslations('editor.find')
  const navigate = useNavigate()
  const [term, setTerm] = useState('')
  const [isComposing, setComposing] = useState(false)
  const [stored] = useState(() => storedRecent(operator))
  const [recent] = useState(stored.read)
  const { groups, isSearching, failed, retry } = useFoundBySource(sources, term, isComposing)
  const sections = sectionsOf(groups, term, { recent, heading: t('recent') })
  const run = (entry: Entry) => {
    if (!entry.isPersonal) stored.write(withRecent(stored.read(), entry))
    onClose()
    if (typeof entry.act === 'string') void navigate(entry.act)
    else entry.act()
  }
  const first = sections[0]?.items[0]?.entry
  const [awaited, setAwaited] = useState<string>()
  const runAwaited = useEffectEvent(() => {
    if (first) run(first)
  })
  const isAwaited = awaited === term && !isSearching
  useEffect(() => {
    if (isAwaited) runAwaited()
  }, [isAwaited])
  /** Enter before anything is found, as scanners press it, opens what is found first. */
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    withoutComposing(event)
    const isEarly = isSearching && !event.currentTarget.getAttribute('aria-activedescendant')
    if (event.key === 'Enter' && isEarly && !event.isPropagationStopped()) setAwaited(term)
  }
  return (
    <Dialog isOpen size="m" title={title} onClose={onClose}>
      <Autocomplete inputValue={term} onInputChange={setTerm}>
        <TextField className={styles.search ?? ''} aria-label={title}>
          <Search size={18} aria-hidden />
          <Input
            data-autofocus
            className={styles.input ?? ''}
            {...COMBOBOX}
            aria-expanded={sections.length > 0}
            placeholder={t('placeholder')}
            onKeyDownCapture={onKeyDown}
            onCompositionStart={() => setComposing(true)}
            onCompositionEnd={() => setComposing(false)}
          />
        </TextField>
        <ListBox
          className={styles.list ?? ''}
          aria-label={t('results')}
          items={sections}
          dependencies={[sections]}
          renderEmptyState={() => (
            <p className={styles.note}>{isSearching ? t('searching') : t('none', { term })}</p>
          )}
        >
          {section => <FoundSection {...section} onRun={run} />}
        </ListBox>
      </Autocomplete>
      <Failures failed={failed} onRetry={retry} />
      <div className={styles.foot}>
        <output>
          {isSearching
            ? t('searching')
            : t('count', { count: sections.reduce((sum, { items }) => sum + items.length, 0) })}
        </output>
        <span>{t('keys')}</span>
      </div>
    </Dialog>
  )
}

interface FailuresProps {
  readonly failed: readonly Source[]
  readonly onRetry: () => void
}

/** Names the sources that could not be read. */
function Failures({ failed, onRetry }: FailuresProps) {
  const t = useTranslations('editor.find')
  const { uiLocale } = useEnvironment()
  if (failed.length === 0) return null
  const names = new Intl.ListFormat(languageTag(uiLocale)).format(failed.map(({ heading }) => heading))
  return (
    <p role="alert" className={styles.failed}>
      {t('failed', { names })}{' '}
      <Button variant="line" onClick={onRetry}>
        {t('retry')}
      </Button>
    </p>
  )
}

interface FoundSectionProps extends Section {
  readonly onRun: (entry: Entry) => void
}

/** A group with its heading and the number of what matches in it. */
const FoundSection = ({ id: section, heading, count, items, onRun }: FoundSectionProps) => (
  <ListBoxSection id={section}>
    <Header className={styles.group ?? ''}>
      {heading} <span className={styles.count}>{count}</span>
    </Header>
    <Collection items={items} dependencies={[items]}>
      {({ id, entry }) => (
        <ListBoxItem
          id={id}
          className={styles.entry ?? ''}
          textValue={entry.label}
          onAction={() => onRun(entry)}
        >
          <span className={styles.label}>{entry.label}</span>
          <span className={styles.detail}>{entry.detail}</span>
          {entry.keys && <kbd>{entry.keys}</kbd>}
        </ListBoxItem>
      )}
    </Collection>
  </ListBoxSection>
)
