import { createContext } from 'react'

/**
 * Looks up a picture's width and height in px, its focal point as CSS `object-position`, and its parts by shape (`4:5`), by its address;
 * `undefined` if unknown.
 */
export type PictureSizeOf = (
  src: string,
) =>
  | readonly [
      width: number,
      height: number,
      focus?: string | null,
      crops?: Readonly<Partial<Record<string, string>>>,
    ]
  | undefined

/** Sizes for pictures without an explicit one; absent on the editor's canvas and in stories. */
export const PictureSizeContext = createContext<PictureSizeOf | undefined>(undefined)
