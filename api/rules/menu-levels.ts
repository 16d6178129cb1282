/** Levels of a menu. Source: L-137. */
export const MAX_MENU_LEVELS = 4
