/**
 * True if tests look at each screen of the desk in each state, language and width. It takes a quarter of an hour: a usual run takes each
 * screen in each state once, languages and widths in turns.
 */
export const everyDeskState = (): boolean => process.env.EVERY_DESK_STATE === 'true'
