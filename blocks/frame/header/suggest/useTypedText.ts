import { useEffect, useState } from 'react'

/** Text of a field, without the blanks around it. What an input method is still composing is no text yet. */
export function useTypedText(input: HTMLInputElement): string {
  const [text, setText] = useState(() => input.value.trim())
  useEffect(() => {
    const read = () => setText(input.value.trim())
    const onInput = (event: Event) => {
      if (!(event instanceof InputEvent && event.isComposing)) read()
    }
    // What was typed after the first reading and before this line is not heard.
    read()
    input.addEventListener('input', onInput)
    input.addEventListener('compositionend', read)
    return () => {
      input.removeEventListener('input', onInput)
      input.removeEventListener('compositionend', read)
    }
  }, [input])
  return text
}
