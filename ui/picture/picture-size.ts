import { createContext } from 'react'

/** Width and height of a picture in px, by its address; `undefined` where nobody knows. */
export type PictureSizeOf = (src: string) => readonly [width: number, height: number] | undefined

/** How large pictures are that come without a size of their own; absent in the editor's canvas and in stories. */
export const PictureSizeContext = createContext<PictureSizeOf | undefined>(undefined)
