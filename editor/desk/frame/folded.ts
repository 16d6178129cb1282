import { useState } from 'react'
import { createKeptText } from '#blocks/shop/session/kept-text.ts'

/** `yes` while the column is folded. */
const stored = createKeptText('cairn.desk.folded')

/** Folded state of the column, which this browser remembers. */
export function useFolded(): readonly [boolean, (isFolded: boolean) => void] {
  const [isFolded, setFolded] = useState(() => stored.read() === 'yes')
  return [
    isFolded,
    next => {
      stored.write(next ? 'yes' : 'no')
      setFolded(next)
    },
  ]
}
