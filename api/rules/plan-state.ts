/** States of planned changes that staff have to do with: others are over. */
export const OPEN_STATES = ['planned', 'refused'] as const
export type OpenState = (typeof OPEN_STATES)[number]
