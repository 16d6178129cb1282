import { controlClass } from '#ui/field/Field.tsx'
import { Check } from 'lucide-react'
import { type ClipboardEvent, type ReactNode, use, useEffect, useState } from 'react'
import { ComboBox, ComboBoxStateContext, Input, ListBox, ListBoxItem, Popover } from 'react-aria-components'
import styles from '../controls.module.css'

export interface Choice {
  /** Saved value. */
  readonly value: string
  readonly name: string
  /** Smaller, after the name: a code, a path, a price. */
  readonly detail?: string
  readonly picture?: string
  /** Depth in a tree, from 0. */
  readonly level?: number
  readonly badge?: ReactNode
}

interface ChoiceBoxProps {
  readonly id?: string
  readonly 'aria-label': string
  readonly describedBy?: string | undefined
  readonly isInvalid?: boolean
  readonly placeholder?: string
  readonly text: string
  readonly onText: (text: string) => void
  readonly choices: readonly Choice[]
  readonly onPick: (value: string) => void
  /** Marked in the list. */
  readonly picked?: string
  /** Said in place of an empty list. */
  readonly note: string
  readonly onPaste?: (event: ClipboardEvent<HTMLInputElement>) => void
  /** Enter with nothing marked in the list. */
  readonly onEnter?: () => void
  /** True if the list must not cover what is above the field: without room below it opens beside the field. */
  readonly sparesAbove?: boolean
}

/** Least height of the list that is of use. px. */
const LEAST_ROOM = 160

const roomBelow = (element: Element) => window.innerHeight - element.getBoundingClientRect().bottom

/** A field with suggestions below it. What is typed counts too: a code may be written without picking it. */
export function ChoiceBox({
  id,
  text,
  onText,
  choices,
  onPick,
  picked,
  note,
  describedBy,
  isInvalid,
  onPaste,
  onEnter,
  placeholder,
  sparesAbove = false,
  ...named
}: ChoiceBoxProps) {
  const [picks, setPicks] = useState(0)
  // A choice changes the text, which must not open the list again; typing does.
  const [isQuiet, setQuiet] = useState(false)
  const [hasRoom, setHasRoom] = useState(true)
  return (
    <ComboBox
      className={styles.combo ?? ''}
      // The browser would hold a form back, and say nothing, until the box is left.
      validationBehavior="aria"
      allowsCustomValue
      allowsEmptyCollection
      menuTrigger={isQuiet ? 'manual' : 'focus'}
      inputValue={text}
      onInputChange={typed => {
        setQuiet(false)
        onText(typed)
      }}
      onBlur={() => setQuiet(false)}
      selectedKey={null}
      onSelectionChange={key => {
        if (key === null) return
        setQuiet(true)
        setPicks(picks + 1)
        onPick(String(key))
      }}
      isInvalid={isInvalid ?? false}
      items={choices.map(choice => ({ ...choice, id: choice.value }))}
      {...named}
    >
      <Input
        {...(id && { id })}
        className={controlClass}
        aria-describedby={describedBy}
        placeholder={placeholder}
        onPaste={onPaste}
        onFocus={({ currentTarget }) => setHasRoom(roomBelow(currentTarget) >= LEAST_ROOM)}
        onKeyDown={event => {
          const isFree = !event.currentTarget.getAttribute('aria-activedescendant')
          if (event.key !== 'Enter' || !isFree || event.nativeEvent.isComposing || !onEnter) return
          // A form around it is not sent.
          event.preventDefault()
          onEnter()
        }}
      />
      <CloseAfterPick picks={picks} />
      <Popover
        className={styles.popover ?? ''}
        offset={4}
        placement={sparesAbove && !hasRoom ? 'start bottom' : 'bottom start'}
        shouldFlip={!sparesAbove || !hasRoom}
      >
        <ListBox
          className={styles.choices ?? ''}
          renderEmptyState={() => <p className={styles.note}>{note}</p>}
        >
          {(choice: Choice & { id: string }) => (
            <ListBoxItem
              textValue={choice.name}
              className={styles.choice ?? ''}
              style={{ paddingInlineStart: `${0.1 + (choice.level ?? 0) * 0.16}rem` }}
            >
              {choice.picture !== undefined && (
                <img className={styles.choicePicture} src={choice.picture} alt="" />
              )}
              <span className={styles.choiceText}>
                <span>{choice.name}</span>
                {choice.detail && <small>{choice.detail}</small>}
              </span>
              {choice.badge}
              {choice.value === picked && <Check aria-hidden="true" size={16} />}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  )
}

/** The box never holds a choice, so its list would stay open over the page. */
function CloseAfterPick({ picks }: { readonly picks: number }) {
  const list = use(ComboBoxStateContext)
  useEffect(() => {
    if (picks > 0) list?.close()
    // oxlint-disable-next-line react/exhaustive-deps -- `list` is new each time; only a pick closes
  }, [picks])
  return null
}
