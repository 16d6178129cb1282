import type { CSSProperties } from 'react'
import { colourOrNothing } from './colour.ts'

/** The look of the wrapper around any block. Source: LO-18, LO-37. */
export interface FrameStyle {
  readonly style: CSSProperties
  /** Value of `data-hide-on`, for `ui/base.css`. */
  readonly hideOn: 'mobile' | 'desktop' | undefined
}

/** Lengths only: up to four of `12px`, `1.5rem`, `auto`, `0`. */
const LENGTHS = /^(-?\d+(\.\d+)?(px|rem|em|%|vw|vh)?|auto)(\s+(-?\d+(\.\d+)?(px|rem|em|%|vw|vh)?|auto)){0,3}$/

const lengthsOf = (value: unknown) =>
  typeof value === 'string' && LENGTHS.test(value.trim()) ? value.trim() : undefined

/** Reads a component's `style`. Values other than plain lengths and colours are left out. */
export function frameStyle(given: Readonly<Record<string, unknown>>): FrameStyle {
  const { margin, padding, background, maxWidth, hideOn } = given
  const style: CSSProperties = {}
  const lengths = { margin: lengthsOf(margin), padding: lengthsOf(padding) }
  if (lengths.margin) style.margin = lengths.margin
  if (lengths.padding) style.padding = lengths.padding
  const ground = colourOrNothing(background)
  if (ground) style.background = ground
  const width = Number(maxWidth)
  if (width > 0) Object.assign(style, { maxWidth: width, ...(!lengths.margin && { marginInline: 'auto' }) })
  return { style, hideOn: hideOn === 'mobile' || hideOn === 'desktop' ? hideOn : undefined }
}
