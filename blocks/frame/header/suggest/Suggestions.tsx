import { useCallback, useEffect, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { recentSearches } from './recent-searches.ts'
import { emptyGroups, type SuggestionGroup, typedGroups } from './suggestion-options.ts'
import { SuggestedOption } from './SuggestedOption.tsx'
import styles from './Suggestions.module.css'
import { useListKeys } from './useListKeys.ts'
import { useSuggested } from './useSuggested.ts'
import { usePopular } from './usePopular.ts'
import { useTypedText } from './useTypedText.ts'

/** Attributes of the field about the list. */
export interface ListAttributes {
  readonly 'aria-expanded': boolean
  readonly 'aria-controls'?: string
  readonly 'aria-activedescendant'?: string | undefined
}
export const CLOSED: ListAttributes = { 'aria-expanded': false }

export interface SuggestionsProps {
  /** The field inside its form. */
  readonly input: HTMLInputElement
  readonly describe: (attributes: ListAttributes) => void
}

/** Searches of this browser; those of other tabs show with the next page. */
function useRecent(input: HTMLInputElement) {
  const [recent, setRecent] = useState(recentSearches.read)
  useEffect(() => {
    const { form } = input
    const note = () => {
      recentSearches.note(input.value)
      setRecent(recentSearches.read())
    }
    form?.addEventListener('submit', note)
    return () => form?.removeEventListener('submit', note)
  }, [input])
  const clear = () => {
    recentSearches.clear()
    setRecent([])
    input.focus()
  }
  return { recent, clear }
}

/**
 * The list below the search field: recent and recommended searches while it is empty, then what the shop has for the text typed so far. A combobox
 * with a list: the focus stays in the field. Source: WAI-ARIA, combobox pattern; C-156.
 */
export function Suggestions({ input, describe }: SuggestionsProps) {
  const t = useTranslations('service.frame.search')
  const id = useId()
  const typed = useTypedText(input)
  const suggested = useSuggested(typed)
  const { recent, clear } = useRecent(input)
  const popular = usePopular()
  const groups =
    typed === '' ? emptyGroups(recent, popular) : suggested ? typedGroups(typed, recent, suggested) : []
  const count = groups.reduce((sum, { options }) => sum + options.length, 0)
  const optionId = useCallback((option: number) => `${id}-option-${option}`, [id])
  const take = useCallback((option: number) => document.getElementById(optionId(option))?.click(), [optionId])
  const [{ isOpen, active }, send] = useListKeys(input, { count, take })

  const activeId = active < 0 ? undefined : optionId(active)
  useEffect(() => {
    describe(
      isOpen ? { 'aria-expanded': true, 'aria-controls': id, 'aria-activedescendant': activeId } : CLOSED,
    )
  }, [describe, id, isOpen, activeId])
  useEffect(() => () => describe(CLOSED), [describe])

  const isKnown = typed === '' || suggested !== undefined
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- nothing here was calculated */}
      <p role="status" className="visuallyHidden">
        {isOpen || (typed !== '' && suggested && count === 0) ? t('count', { count }) : ''}
      </p>
      {isOpen && (
        // A press must not take the focus out of the field before it has become a click.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the options inside are pressed, not this
        <div className={styles.panel} aria-busy={!isKnown} onMouseDown={event => event.preventDefault()}>
          {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- options hold pictures and links */}
          <div id={id} role="listbox" aria-label={t('label')}>
            {groups.map((group, at) => (
              <Group
                key={group.kind}
                id={`${id}-${group.kind}`}
                group={group}
                first={firstOf(groups, at)}
                active={active}
                optionId={optionId}
                onPoint={option => send({ type: 'choose', option })}
                onTake={() => send({ type: 'close' })}
              />
            ))}
          </div>
          {typed === '' && recent.length > 0 && (
            <button type="button" className={styles.clear} onClick={clear}>
              {t('clearRecent')}
            </button>
          )}
        </div>
      )}
    </>
  )
}

/** Number of a group's first option. */
const firstOf = (groups: readonly SuggestionGroup[], at: number) =>
  groups.slice(0, at).reduce((sum, { options }) => sum + options.length, 0)

interface GroupProps {
  readonly id: string
  readonly group: SuggestionGroup
  readonly first: number
  readonly active: number
  readonly optionId: (option: number) => string
  readonly onPoint: (option: number) => void
  readonly onTake: () => void
}

function Group({ id, group: { kind, options }, first, active, optionId, onPoint, onTake }: GroupProps) {
  const t = useTranslations('service.frame.search')
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is no part of a list
    <div role="group" aria-labelledby={id}>
      <p id={id} role="presentation" className={styles.heading}>
        {t(kind)}
      </p>
      {options.map((option, at) => (
        <SuggestedOption
          key={option.href}
          id={optionId(first + at)}
          option={option}
          isActive={first + at === active}
          onPoint={() => onPoint(first + at)}
          onTake={() => {
            if (kind === 'recent' || kind === 'popular') recentSearches.note(option.name)
            onTake()
          }}
        />
      ))}
    </div>
  )
}
