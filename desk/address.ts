/** Address below which the operations of the desk are served. */
export const DESK_PATH = '/api/desk'

/** Address of the stream of a record that is open in a window. */
export const recordEventsAddress = (area: string, code: string, client: string): string =>
  `${DESK_PATH}/records.events/${area}/${encodeURIComponent(code)}?${new URLSearchParams({ client })}`

/** Address of a photo of a return. */
export const photoAddress = (number: string, id: string): string =>
  `${DESK_PATH}/returns.photo/${encodeURIComponent(number)}/${encodeURIComponent(id)}`
