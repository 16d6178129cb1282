import type { BothTexts } from '#locales/locale.ts'
import type { ImportStep } from './shop-import.ts'

/** Steps of making a practice shop, in their order: `reading` the shop, the steps of its import, made-up `members`. */
export type PracticeStep = 'reading' | ImportStep | 'members'

/** `silent`: its process has ended or cannot be reached. */
export type PracticeState = 'making' | 'ready' | 'failed' | 'removing' | 'silent'

/** Reason why no practice shop could be made. */
export type PracticeProblem =
  /** Bytes that the disk needs and has. */
  | { readonly code: 'noRoom'; readonly needed: number; readonly free: number }
  /** A line of the shop that its own import refuses; line 0 where the whole file is meant. */
  | { readonly code: 'refused'; readonly file: string; readonly line: number; readonly messages: BothTexts }
  /** The process ended before it was made. */
  | { readonly code: 'interrupted' }
  /** The log says more. */
  | { readonly code: 'failed' }
