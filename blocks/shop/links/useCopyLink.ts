import { useRef, useState } from 'react'

/** A field with a link and a button that copies it. Where copying is forbidden, the link is selected, to be copied by keyboard. */
export function useCopyLink(link: string) {
  const field = useRef<HTMLInputElement>(null)
  const [outcome, setOutcome] = useState<'copied' | 'notCopied'>()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      setOutcome('copied')
    } catch {
      field.current?.select()
      setOutcome('notCopied')
    }
  }
  return {
    field,
    /** Result of the last press; absent before it. */
    outcome,
    copy: () => void copy(),
    forget: () => setOutcome(undefined),
  }
}
