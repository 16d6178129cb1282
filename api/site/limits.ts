/** Levels of a menu. Source: L-137. */
export const MAX_MENU_LEVELS = 4

/** Names a `/products` address holds: the last ones of a longer chain. Source: LO-80. */
export const MAX_PATH_NAMES = 3
