/** Which drawer shows: none, the first level, or the second level of one entry. Source: L-056. */
export type DrawerState =
  | { readonly level: 'closed' }
  | { readonly level: 'first' }
  | { readonly level: 'second'; readonly entry: number }

export type DrawerEvent =
  | { readonly type: 'open' | 'back' | 'close' }
  | { readonly type: 'select'; readonly entry: number }

export const CLOSED: DrawerState = { level: 'closed' }

/** Selecting opens the second level and closes the first, going back the reverse. Source: L-051, L-056, L-057. */
export function drawerStep(state: DrawerState, event: DrawerEvent): DrawerState {
  switch (event.type) {
    case 'open':
      return state.level === 'closed' ? { level: 'first' } : state
    case 'select':
      return state.level === 'first' ? { level: 'second', entry: event.entry } : state
    case 'back':
      return state.level === 'second' ? { level: 'first' } : state
    case 'close':
      return CLOSED
  }
}
