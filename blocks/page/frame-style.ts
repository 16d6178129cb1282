import type { CSSProperties } from 'react'
import { colourOrNothing } from './colour.ts'

/** The look of the wrapper around any block. Source: LO-18, LO-37. */
export interface FrameStyle {
  readonly style: CSSProperties
  /** Value of `data-hide-on`, for `renderer/view/page.css`. */
  readonly hideOn: 'mobile' | 'desktop' | undefined
}

/** Lengths only: up to four of `12px`, `1.5rem`, `auto`, `0`. */
const LENGTHS = /^(-?\d+(\.\d+)?(px|rem|em|%|vw|vh)?|auto)(\s+(-?\d+(\.\d+)?(px|rem|em|%|vw|vh)?|auto)){0,3}$/

/** Top, right, bottom, left, as CSS reads one to four lengths; `undefined` for anything else. */
function sidesOf(value: unknown): readonly [string, string, string, string] | undefined {
  if (typeof value !== 'string' || !LENGTHS.test(value.trim())) return undefined
  const [top = '0', right = top, bottom = top, left = right] = value.trim().split(/\s+/)
  return [top, right, bottom, left]
}

const isNegative = (length: string | undefined) =>
  length?.startsWith('-') === true && Number.parseFloat(length) < 0

/** A margin that keeps a block inside the page: below zero at its sides, the page scrolls sideways. */
export function isMargin(value: unknown): boolean {
  const sides = sidesOf(value)
  return sides !== undefined && !isNegative(sides[1]) && !isNegative(sides[3])
}

/** Inner room is never below zero, and CSS knows no `auto` for it. */
export function isPadding(value: unknown): boolean {
  const sides = sidesOf(value)
  return sides?.every(side => side !== 'auto' && !isNegative(side)) ?? false
}

/** A margin as saved; of one that would move the block out of the page, what keeps it inside. Source: L-172. */
function marginOf(value: unknown): string | undefined {
  const sides = sidesOf(value)
  if (!sides || isMargin(value)) return sides && String(value).trim()
  const inside = (side: string) => (isNegative(side) ? '0' : side)
  const [top, right, bottom, left] = sides
  return [top, inside(right), bottom, inside(left)].join(' ')
}

/** Reads a component's `style`. Values other than plain lengths and colours are left out. */
export function frameStyle(given: Readonly<Record<string, unknown>>): FrameStyle {
  const { padding, background, maxWidth, hideOn } = given
  const style: CSSProperties = {}
  const margin = marginOf(given['margin'])
  if (margin) style.margin = margin
  if (isPadding(padding)) style.padding = String(padding).trim()
  const ground = colourOrNothing(background)
  if (ground) style.background = ground
  const width = Number(maxWidth)
  if (width > 0) Object.assign(style, { maxWidth: width, ...(!margin && { marginInline: 'auto' }) })
  return { style, hideOn: hideOn === 'mobile' || hideOn === 'desktop' ? hideOn : undefined }
}
