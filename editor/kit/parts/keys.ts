interface Keys {
  readonly key: string
  readonly code: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
}

/** Returns true if pressed keys are a shortcut like `mod+shift+z`, `alt+ArrowUp` or `?`. */
export function matches(shortcut: string, { key, code, ctrlKey, metaKey, altKey, shiftKey }: Keys): boolean {
  const parts = shortcut.split('+')
  const wanted = parts.at(-1) ?? ''
  if ((ctrlKey || metaKey) !== parts.includes('mod') || altKey !== parts.includes('alt')) return false
  // A sign such as `?` needs Shift on most keyboards; letters ask for it by name.
  const isSign = wanted.length === 1 && !/[a-z0-9]/i.test(wanted)
  if (!isSign && shiftKey !== parts.includes('shift')) return false
  // Alt changes what letters type on some systems, so with it the key's place counts.
  const isSameKey = key.toLowerCase() === wanted.toLowerCase()
  return isSameKey || (altKey && (code === `Key${wanted.toUpperCase()}` || code === `Digit${wanted}`))
}
