/** The part of `Storage` used here. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem'>

export interface KeptText {
  readonly key: string
  readonly read: () => string | undefined
  readonly write: (text: string) => void
}

/**
 * A text this browser keeps in local storage under `key`. Where storage is forbidden or full the text is remembered until
 * the page goes. On a server there is none. Source: LO-38.
 */
export function createKeptText(key: string, open: () => TextStorage = () => window.localStorage): KeptText {
  let remembered: string | undefined
  return {
    key,
    read() {
      if (remembered !== undefined) return remembered
      try {
        return open().getItem(key) ?? undefined
      } catch {
        return undefined
      }
    },
    write(text) {
      try {
        open().setItem(key, text)
        remembered = undefined
      } catch {
        remembered = text
      }
    },
  }
}
