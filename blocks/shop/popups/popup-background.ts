import type { CSSProperties } from 'react'

/** The background of a pop-up's card: its colour, and its picture over that. Source: L-306. */
export const popupBackground = ({
  backgroundColor,
  backgroundImage,
}: {
  readonly backgroundColor: string
  readonly backgroundImage: string
}): CSSProperties => ({
  backgroundColor,
  ...(backgroundImage && { backgroundImage: `url("${encodeURI(backgroundImage).replaceAll('"', '%22')}")` }),
})
