import type { useTranslations } from 'use-intl'
import type { PasswordRules } from '#api/rules/password-rule.ts'
import type { Api } from '#api/client/api.ts'
import type { BrandLook } from '#api/rules/brand-look.ts'
import { DEFAULT_STATED, type StatedSettings } from '#api/rules/default-stated.ts'
import type { Locale } from '#locales/locale.ts'
import type { PictureSizeOf } from '#ui/picture/picture-size.ts'
import { createContext, type ReactNode, use } from 'react'
import type { SharedState } from './shared-state.ts'
import type { ShopRoute } from './shop-route.ts'

/**
 * `shop` is the live page or a preview of it; `builder` is the editor's canvas, where timers rest and everything shows.
 * Source: L-161 … L-163, LO-24.
 */
export type PageMode = 'shop' | 'builder'

/** Layouts: mobile up to 1024 px, desktop above. Source: LO-37, LO-99. */
export type Layout = 'all' | 'mobile' | 'desktop'

export interface ViewProps<Options = unknown, Data = unknown> {
  /** The component's id on the page; unique, stable, safe in an `id` attribute. */
  readonly id: string
  readonly options: Options
  readonly data: Data
  /** Blocks standing in this block's own slots, ready to place. */
  readonly slots?: Readonly<Record<string, ReactNode>>
  /** It opens the page on that layout: its first picture is what shoppers wait for. */
  readonly leads?: Layout | undefined
}

export type View<Options = any, Data = any> = (props: ViewProps<Options, Data>) => ReactNode

/** Groups of texts that travel with what needs them instead of with every page. */
export type TextGroup = 'product' | 'list' | 'account' | 'address' | 'checkout' | 'service'

/** A member session that has just been opened. */
export interface OpenedSession {
  readonly token: string
  /** Epoch milliseconds. */
  readonly expiresAt: number
  /** Name to fill in at the next login; nothing is remembered without it. Source: M-034. */
  readonly remembered?: string | undefined
}

/** Actions of views on the shopper's session. Does nothing on a server. */
export interface SessionActions {
  /**
   * Takes a member's session: stored for as long as it lives, the visitor's bag merged. Resolves when it is safe to leave the
   * page. Source: M-019, M-070 … M-072.
   */
  readonly signedIn: (session: OpenedSession) => Promise<void>
  /** Ends the session, goes home and begins again as a visitor. Source: M-020, M-021, L-032. */
  readonly signOut: () => Promise<void>
  /** Name the last login asked to be remembered; empty for nothing. Source: M-034, MO-14. */
  readonly lastUser: () => string
  /** Returns true if this browser last shopped as a member: known at once, and for the server to confirm. */
  readonly mayBeMember: () => boolean
}

/** Settings of the shop for views. */
export interface ShopFacts {
  /** Telephone of customer service; empty for none. Source: L-091. */
  readonly hotline: string
  /** Address of the live chat's frame; empty for none. Source: LO-87. */
  readonly liveChatUrl: string
  /** Mail address of customer service; empty or absent where it has no address. */
  readonly contactEmail?: string
  /** Face of the shop; absent for the house's own. */
  readonly brand?: BrandLook
  /** Settings that texts state, such as the amount from which delivery is free, and limits. */
  readonly stated: StatedSettings
  /** Rules of members' passwords; absent for the specification's. Source: M-261 … M-263. */
  readonly passwordRules?: PasswordRules
}

/** Context of every view beside its options. The same on the server and when hydrating. */
export interface BlockContext {
  readonly locale: Locale
  readonly mode: PageMode
  /** Epoch milliseconds the page was rendered for. Ask `useNow()` for a ticking clock, never `Date.now()`. */
  readonly now: number
  /**
   * The present moment in the page's time, epoch milliseconds; for `useNow()` alone. A preview of another instant counts
   * on from there. Absent, time counts on from `now`.
   */
  readonly clock?: (() => number) | undefined
  readonly api: Api
  readonly currencySymbol: string
  /** Query of the address. */
  readonly route: ShopRoute
  /** Options of the page's settings blocks by their code: those draw nothing themselves, others read them. */
  readonly settings: Readonly<Record<string, unknown>>
  /** State shared by the page's blocks while it shows. */
  readonly shared: SharedState
  /** Goes to an address of the shop; `isHere` only changes the address and leaves what shows alone. Does nothing on a server. */
  readonly go: (href: string, how?: { readonly replace?: boolean; readonly isHere?: boolean }) => void
  /** Sizes of the pictures in the block's options, in px; `Picture` asks it. Absent where sizes are unknown (the canvas). */
  readonly pictureSize?: PictureSizeOf | undefined
  /**
   * Resolves to true if a visitor (not a member) is looking. Browsers only, after load: pages are the same for everybody. Rejects when
   * the session cannot be read. Source: L-249, L-250.
   */
  readonly isVisitor: () => Promise<boolean>
  readonly session: SessionActions
  readonly facts: ShopFacts
  /** Texts in the operator's language, on the editor's canvas alone; read with `useOperatorTexts`. */
  readonly operatorTexts?: ReturnType<typeof useTranslations<never>>
  /** Fetches a group of texts; call it beside the `import()` of what reads them. At once on a server. */
  readonly loadTexts: (group: TextGroup) => Promise<void>
}

/** For places without a shopper: servers, the canvas, stories, tests. */
export const NO_SESSION: Pick<BlockContext, 'session' | 'facts' | 'loadTexts'> = {
  session: {
    signedIn: () => Promise.resolve(),
    signOut: () => Promise.resolve(),
    lastUser: () => '',
    mayBeMember: () => false,
  },
  facts: { hotline: '', liveChatUrl: '', stated: DEFAULT_STATED },
  loadTexts: () => Promise.resolve(),
}

const context = createContext<BlockContext | undefined>(undefined)
export const BlockContextProvider = context

/** The page's context, from inside a view. */
export function useBlockContext(): BlockContext {
  const value = use(context)
  if (!value) throw new Error('A block view was rendered outside its page.')
  return value
}

/** True on the editor's canvas: show all content, run no timers, ask for no products (LO-24). */
export const useIsBuilder = () => useBlockContext().mode === 'builder'

/**
 * Names the option whose text an element shows (`items.0.title`), with nothing beside it, so that operators can edit the text where it
 * is. On the editor's canvas only; in the shop elements get nothing.
 */
export function useTextMark() {
  const isBuilder = useIsBuilder()
  return (path: string) => (isBuilder ? { 'data-cairn-text': path } : undefined)
}
