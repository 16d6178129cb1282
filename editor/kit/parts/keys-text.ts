const SIGNS: Readonly<Record<string, string>> = {
  alt: 'Alt',
  shift: 'Shift',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Escape: 'Esc',
}

const isMac = () => navigator.platform.startsWith('Mac')

/** A shortcut as a keyboard shows it: `Ctrl+Shift+Z`. */
export const keysText = (shortcut: string) =>
  shortcut
    .split('+')
    .map(part =>
      part === 'mod'
        ? isMac()
          ? '⌘'
          : 'Ctrl'
        : (SIGNS[part] ?? (part.length === 1 ? part.toUpperCase() : part)),
    )
    .join('+')
