/** Address below which the operations of the desk are served. */
export const DESK_PATH = '/api/desk'

/** Address of a photo of a return. */
export const photoAddress = (number: string, id: string): string =>
  `${DESK_PATH}/returns.photo/${encodeURIComponent(number)}/${encodeURIComponent(id)}`
