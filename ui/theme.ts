import { readableOn } from '#locales/contrast.ts'
import type { CSSProperties } from 'react'

/** The page's own colours as custom properties for `<html style>`. Source: L-159, LO-112. */
export const themeStyle = ({ themeColor, priceColor }: { themeColor: string; priceColor: string }) =>
  ({
    '--theme-colour': themeColor,
    '--on-theme': readableOn(themeColor),
    '--price-colour': priceColor,
  }) as CSSProperties
