import type { PictureTextOptions } from './text-fields.ts'

/** Returns true if words stand on the picture. */
export const showsWords = ({ hasText, heading, text, buttonText }: PictureTextOptions) =>
  hasText && (heading || text || buttonText) !== ''
