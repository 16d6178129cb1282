import { dollarsOf } from '../../orders/refund-form.ts'

/** A price as a field shows it, in dollars; what is no amount stays as it was typed. */
export function moneyText(value: unknown): string {
  if (typeof value === 'number')
    return Number.isInteger(value / 100) ? String(value / 100) : (value / 100).toFixed(2)
  return typeof value === 'string' ? value : ''
}

/** Cents of what is typed or pasted, in digits of any width; `null` for nothing, and the text itself where it is no amount. */
export function centsOf(typed: string): number | string | null {
  if (typed.trim() === '') return null
  const dollars = dollarsOf(typed)
  return dollars === undefined ? typed : Math.round(dollars * 100)
}

/** Lines of a pasted column; the first cell of each. */
export const columnIn = (text: string): readonly string[] =>
  text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map(line => line.split('\t')[0] ?? '')
