/** Effect of a press on the selection: `add` takes the block in or out, `range` selects up to it. */
export type SelectWay = 'only' | 'add' | 'range'

/** The way that the keys held during a press ask for. */
export const selectWayOf = (keys: {
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
}): SelectWay => (keys.shiftKey ? 'range' : keys.ctrlKey || keys.metaKey ? 'add' : 'only')
