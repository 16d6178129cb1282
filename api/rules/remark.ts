import { lengthOf, typedWords } from './typed-text.ts'

/** Longest remark about a parcel, longest reason of a refund or a refusal (characters). */
export const MAX_REMARK = 200

/** Returns true if a remark says something and is short enough. */
export const isRemark = (text: string): boolean => typedWords(text) !== '' && lengthOf(text) <= MAX_REMARK
