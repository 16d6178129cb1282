import type { CSSProperties } from 'react'

/** The ground of a pop-up's card: its colour, its picture over that. Source: L-306. */
export const popupGround = ({
  backgroundColor,
  backgroundImage,
}: {
  readonly backgroundColor: string
  readonly backgroundImage: string
}): CSSProperties => ({
  backgroundColor,
  ...(backgroundImage && { backgroundImage: `url("${encodeURI(backgroundImage).replaceAll('"', '%22')}")` }),
})
