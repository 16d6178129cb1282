import type { PictureTextOptions } from './text-fields.ts'

/** Returns true if words are on the picture. */
export const showsWords = ({ hasText, heading, text, buttonText }: PictureTextOptions) =>
  hasText && (heading || text || buttonText) !== ''
