import { createListeners } from '#ui/store/store.ts'
import { createKeptText } from '../session/kept-text.ts'

const YES = '1'
const NO = '0'
const kept = createKeptText('cookieAccepted')
/** Services that the shopper accepted, by name. */
const keptServices = createKeptText('cookieServices')
/** Services that the notice asks about. */
let services: readonly string[] = []
const answered = createListeners()
const asked = createListeners()
/** The shopper opened the notice once more, to see or change the answer. */
let isReopened = false

/** Names the services that the notice asks about. An acceptance counts only for services that it was asked for. */
export function askFor(names: readonly string[]): void {
  services = names
}

/** Returns true if this browser has accepted the cookie notice, for all services of today. Browsers only. Source: L-124, L-125, LO-89. */
export function cookiesAccepted(): boolean {
  if (kept.read() !== YES) return false
  const accepted = keptServices.read()?.split(' ') ?? []
  return services.every(service => accepted.includes(service))
}

/** Returns true if this browser has declined the notice. Browsers only. */
export const cookiesDeclined = (): boolean => kept.read() === NO

/** Returns true if the notice was answered, with either answer. Browsers only. Source: L-124, L-125. */
export const cookiesAnswered = (): boolean => cookiesAccepted() || cookiesDeclined()

/** Returns true if the notice lies over the page: until it is answered, and while it is open for another answer. Browsers only. */
export const isNoticeOpen = (): boolean => isReopened || !cookiesAnswered()

/** Returns true if a shopper asked for the notice, so that it may take the focus. */
export const isNoticeReopened = (): boolean => isReopened

/** Opens the notice for another answer; until then the one given holds. Source: L-124, L-125. */
export function reopenCookieNotice(): void {
  isReopened = true
  asked.call()
}

function answer(text: string): void {
  isReopened = false
  kept.write(text)
  answered.call()
  asked.call()
}

/** Remembers it for good, with the services it was asked for. Source: L-125. */
export function acceptCookies(): void {
  keptServices.write(services.join(' '))
  answer(YES)
}

/** Remembered like an acceptance; what asks `cookiesAccepted` stays off. */
export const declineCookies = (): void => answer(NO)

/** Calls back when the notice is answered. Returns a function that ends it. */
export const onCookiesAnswered = answered.add

/** Calls back when the notice opens or closes. Returns a function that ends it. */
export const onNoticeOpen = asked.add

/** Calls back when the notice is accepted. Returns a function that ends it. */
export const onCookiesAccepted = (listener: () => void): (() => void) =>
  answered.add(() => cookiesAccepted() && listener())
