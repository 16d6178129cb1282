import type { CSSProperties } from 'react'
import type { Box } from '../../page/option-fields.ts'

const sides = (prefix: string, { pt, pr, pb, pl, mt, mr, mb, ml }: Box) => ({
  [`--${prefix}p`]: `${pt}px ${pr}px ${pb}px ${pl}px`,
  [`--${prefix}m`]: `${mt}px ${mr}px ${mb}px ${ml}px`,
})

/**
 * Spacing of both layouts as variables; `.box` of `ui/base.css` applies the one that matches the width. Source: L-174.
 */
export const boxStyle = (desktop: Box, mobile: Box): CSSProperties => ({
  ...sides('d', desktop),
  ...sides('m', mobile),
})
