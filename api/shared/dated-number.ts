import { randomInt } from 'node:crypto'
import { hongKongDay } from '#locales/format.ts'

const DIGITS = 10

/** Date in Hong Kong and ten random digits: the shop's orders cannot be counted, nor the next number guessed. Source: CO-99. */
export const datedNumber = (now: number): string =>
  hongKongDay(now).replaceAll('-', '') + String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
