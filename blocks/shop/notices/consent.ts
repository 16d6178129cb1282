import { createListeners } from '#ui/store/store.ts'
import { createKeptText } from '../session/kept-text.ts'

const YES = '1'
const NO = '0'
const kept = createKeptText('cookieAccepted')
const answered = createListeners()

/** Whether this browser has accepted the cookie notice. Browsers only. Source: L-124, L-125, LO-89. */
export const cookiesAccepted = (): boolean => kept.read() === YES

/** Whether the notice was answered, with either answer. Browsers only. Source: L-124, L-125. */
export const cookiesAnswered = (): boolean => cookiesAccepted() || kept.read() === NO

function answer(text: string): void {
  kept.write(text)
  answered.call()
}

/** Remembers it for good. Source: L-125. */
export const acceptCookies = (): void => answer(YES)

/** Remembered like an acceptance; what asks `cookiesAccepted` stays off. */
export const declineCookies = (): void => answer(NO)

/** Calls back when the notice is answered. Returns a function that ends it. */
export const onCookiesAnswered = answered.add

/** Calls back when the notice is accepted. Returns a function that ends it. */
export const onCookiesAccepted = (listener: () => void): (() => void) =>
  answered.add(() => cookiesAccepted() && listener())
