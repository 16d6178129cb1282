/** Most units the selector offers. Source: L-078, C-189, CO-54 (`cart.selectorMax`). */
const MAX_CHOICE = 5

/** 1 up to what is left, five at most; a line that holds another number shows it as well. Source: L-078, C-189, CO-54. */
export function quantityChoices(inventory: number, held?: number): number[] {
  const most = Math.max(0, Math.min(Math.trunc(inventory), MAX_CHOICE))
  const choices = Array.from({ length: most }, (_, at) => at + 1)
  return held === undefined || choices.includes(held) ? choices : [...choices, held]
}
