import type { PictureTextOptions } from './text-fields.ts'

/** Whether words stand on the picture. */
export const showsWords = ({ hasText, heading, text, buttonText }: PictureTextOptions) =>
  hasText && (heading || text || buttonText) !== ''
