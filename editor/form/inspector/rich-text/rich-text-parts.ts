import type { Locale } from '#locales/locale.ts'
import { createContext, use } from 'react'
import type { MediaPort } from '../../../kit/services/media-port.ts'

/** Surroundings of the editor of a formatted text. */
export interface RichTextParts {
  readonly media: MediaPort
  /** Language of the text. */
  readonly locale: Locale
  /** Called before a paste: what it changes is a step by itself. */
  readonly onPaste?: () => void
}

const context = createContext<RichTextParts | undefined>(undefined)
export const RichTextProvider = context

export function useRichTextParts(): RichTextParts {
  const value = use(context)
  if (!value) throw new Error('A part of the text editor was rendered outside it.')
  return value
}
