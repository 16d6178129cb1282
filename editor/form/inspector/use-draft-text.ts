import { type ChangeEvent, type CompositionEvent, useRef, useState } from 'react'

interface DraftText {
  readonly value: string
  /** Shows the saved option again. */
  readonly reset: () => void
  readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void
  readonly onCompositionStart: () => void
  readonly onCompositionEnd: (event: CompositionEvent<HTMLInputElement | HTMLTextAreaElement>) => void
}

/**
 * Text kept by the field itself while the operator types: each keystroke is passed on, but the value coming back
 * never moves the cursor. Nothing is passed on or taken over between the start and the end of a composition, so Chinese
 * input methods stay whole. A value from elsewhere (undo, another operator) replaces the text.
 *
 * @param saved the option as text
 * @param commit called with each new text; returns how that text will come back, when not as it is (`1.` as `1`)
 */
export function useDraftText(saved: string, commit: (text: string) => string | undefined): DraftText {
  const [text, setText] = useState(saved)
  const [seen, setSeen] = useState(saved)
  const [isComposing, setComposing] = useState(false)
  // Texts handed on whose echo has not come back yet.
  const [sent, setSent] = useState<readonly string[]>([])
  const composing = useRef(false)

  if (seen !== saved && !isComposing) {
    setSeen(saved)
    const echo = sent.indexOf(saved)
    if (echo >= 0) setSent(sent.slice(echo + 1))
    else {
      setSent([])
      setText(saved)
    }
  }

  const handOn = (next: string) => {
    const echo = commit(next) ?? next
    if (echo !== (sent.at(-1) ?? saved)) setSent([...sent, echo])
  }
  return {
    value: text,
    reset: () => {
      setText(saved)
      // An echo that comes later is shown: this text is older.
      setSent([])
    },
    onChange: event => {
      setText(event.target.value)
      if (!composing.current) handOn(event.target.value)
    },
    onCompositionStart: () => {
      composing.current = true
      setComposing(true)
    },
    onCompositionEnd: event => {
      composing.current = false
      setComposing(false)
      setText(event.currentTarget.value)
      handOn(event.currentTarget.value)
    },
  }
}
