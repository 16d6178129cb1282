/** Address below which the operations of the desk are served. */
export const DESK_PATH = '/api/desk'

/** Address below which the explorers of the APIs are served. */
export const EXPLORERS_PATH = '/editor/explorers'

/** Addresses of the screens around the explorers, below `/editor`. */
export const EXPLORER_SCREENS = {
  /** Of the GraphQL API, which shoppers use. */
  graphql: '/operators/programs/graphql',
  /** Of the operations of staff, which programs use. */
  operations: '/operators/programs/operations',
} as const
export type Explorer = keyof typeof EXPLORER_SCREENS

/** Address of the stream of a record that is open in a window. */
export const recordEventsAddress = (area: string, code: string, client: string): string =>
  `${DESK_PATH}/records.events/${area}/${encodeURIComponent(code)}?${new URLSearchParams({ client })}`

/** Address of a photo of a return. */
export const photoAddress = (number: string, id: string): string =>
  `${DESK_PATH}/returns.photo/${encodeURIComponent(number)}/${encodeURIComponent(id)}`

/** Address, below the desk's, that takes an archive of a shop. */
export const receiveAddress = (name: string): string => `/shop.receive?${new URLSearchParams({ name })}`

/** Address of an archive of the shop. */
export const ARCHIVE_PATH = `${DESK_PATH}/shop.archive`
