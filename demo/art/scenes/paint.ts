import type { Sheet } from '../sheet.ts'
import type { Canvas } from './land.ts'

/** Draws one scene on a canvas of any size; the numbers it draws by chance come from `random`. */
export type Paint = (sheet: Sheet, canvas: Canvas, random: () => number) => string
