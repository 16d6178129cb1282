/** Seconds that a person takes, by the keystroke-level model (Card, Moran and Newell, 1980). */
export const POINT_AND_PRESS = 1.1 + 0.2
export const KEY_PRESS = 0.28
export const DECISION = 1.35
