import type { Locale } from '#locales/locale.ts'
import type { LiveCatalogue } from './catalogue/live-catalogue.ts'
import type { Session } from './auth/session-store.ts'
import { type Audience, GUEST } from './product/pricing.ts'
import { createShelves, type Shelf } from './product/shelf.ts'
import type { Services } from './services.ts'

/** Who is behind a request: nobody known, a token we do not know (any more), or a session. */
type Caller =
  | { readonly state: 'none' }
  | { readonly state: 'invalid' }
  | { readonly state: 'known'; readonly session: Session; readonly token: string }

/** What is this request's alone. */
interface RequestParts extends Services {
  /** Epoch milliseconds. */
  readonly now: number
  readonly caller: Caller
  /** Where the request came from; `undefined` in process. */
  readonly address: string | undefined
  /** The shelf after a look at the database. */
  readonly freshShelf: () => Promise<Shelf>
}

/**
 * What resolvers know. Answers made from the shelf alone are the same for everyone who stands before it, and are kept with it
 * (`transport/kept-answers.ts`). Whatever differs by person or moment is below `request`: looking at it makes an answer
 * personal, and personal answers are never kept.
 */
export interface Context {
  readonly locale: Locale
  /** The catalogue as this caller sees it; its `beholder` has the audience and the time for prices. */
  readonly shelf: Shelf
  readonly request: RequestParts
  /** Whether `request` was looked at. */
  readonly isPersonal: () => boolean
}

/** What a request brings along. */
export interface Origin {
  readonly locale: Locale
  readonly token?: string | undefined
  readonly now?: number | undefined
  /** The network address it came from. */
  readonly address?: string | undefined
}

/** Members shop at the prices of their level. Source: M-008, C-207. */
const audienceOf = (caller: Caller): Audience =>
  caller.state === 'known' && caller.session.kind === 'member'
    ? { kind: 'MEMBER', levelCode: caller.session.levelCode }
    : GUEST

/** Makes contexts. Only a request with a token asks the database anything. */
export function createContexts({
  catalogue,
  services,
  clock,
}: {
  readonly catalogue: LiveCatalogue
  readonly services: Services
  readonly clock: () => number
}): (origin: Origin) => Promise<Context> {
  const shelves = createShelves()

  const callerOf = async (token: string | undefined): Promise<Caller> => {
    if (token === undefined) return { state: 'none' }
    // A token's life is real time, also for somebody who previews another moment.
    const session = await services.sessions.find(token, clock())
    return session ? { state: 'known', session, token } : { state: 'invalid' }
  }

  return async ({ locale, token, address, now = clock() }) => {
    const caller = await callerOf(token)
    const audience = audienceOf(caller)
    const beholder = { locale, audience, now }
    const request: RequestParts = {
      ...services,
      now,
      caller,
      address,
      freshShelf: async () => shelves(await catalogue.refresh(), beholder),
    }
    let isPersonal = false
    return {
      locale,
      shelf: shelves(catalogue.current(), beholder),
      get request() {
        isPersonal = true
        return request
      },
      isPersonal: () => isPersonal,
    }
  }
}
