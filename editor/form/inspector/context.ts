import type { OptionPath } from '#blocks/page/options/option-tree.ts'
import type { PageText } from '#content-store/client/translation.ts'
import type { Locale } from '#locales/locale.ts'
import { createContext, use } from 'react'
import type { FocusRequest, InspectorServices } from '../../kit/services/inspector-services.ts'
import type { FormNode } from './form/form-schema.ts'
import type { Gestures } from './gestures.ts'

/** Context of every control. It does not change while a block is being edited, so typing re-renders one field only. */
export interface InspectorParts {
  readonly code: string
  readonly form: FormNode
  readonly locale: Locale
  /** The page's own language. */
  readonly pageLocale: Locale
  /** Content path of the page, which is there for shoppers once the page is published. */
  readonly pagePath: string | undefined
  /** Shown before prices, as in the shop. */
  readonly currencySymbol: string
  readonly services: InspectorServices
  readonly gestures: Gestures
  /** Epoch milliseconds, for the 100 hour rule. */
  readonly now: () => number
  /** The option as the draft holds it, defaults not filled in. For event handlers, not for rendering. */
  readonly saved: (path: OptionPath) => unknown
  /** Puts another picture at `path`, in one step of undo; what a sample said of the old one goes with it. */
  readonly replacePicture: (path: OptionPath, url: string) => void
  /** Ids of a list's items as the draft holds them; `undefined` where it holds no list there. */
  readonly itemIds: (path: OptionPath) => readonly string[] | undefined
  /** The list item under edit, for the canvas to show. */
  readonly showItem: (path: OptionPath) => void
}

const world = createContext<InspectorParts | undefined>(undefined)
export const InspectorProvider = world

export function useInspector(): InspectorParts {
  const value = use(world)
  if (!value) throw new Error('An inspector control was rendered outside the inspector.')
  return value
}

const options = createContext<unknown>(undefined)
/** The options with defaults filled in. Only controls that look at a sibling option ask: they re-render on every change. */
export const OptionsProvider = options
export const useOptions = () => use(options)

/** The same block in the other language, and how its options compare to those here. */
export interface OtherLanguage {
  readonly locale: Locale
  /** Value of an option, with its default. Paths are those of this page: items of lists may be in other places there. */
  readonly valueAt: (path: OptionPath) => unknown
  /** False for what is in an item that lives in this language only. */
  readonly isThere: (path: OptionPath) => boolean
  /** Words, which each language has for itself; all other options are shared. */
  readonly isText: (path: OptionPath) => boolean
  readonly isApart: (path: OptionPath) => boolean
  /** Checks of a text, in the language of the page or in the other one. */
  readonly pointAt: (side: 'own' | 'other', path: OptionPath) => PageText | undefined
  readonly write: (path: OptionPath, value: unknown, gesture: string) => void
  /** The text is right as it is. */
  readonly confirm: (side: 'own' | 'other', path: OptionPath) => void
  readonly unshare: (path: OptionPath) => void
  /** Takes the value of this page over, from now on for both. */
  readonly share: (path: OptionPath) => void
}

const otherLanguage = createContext<OtherLanguage | undefined>(undefined)
/** Given while both languages are shown side by side. */
export const OtherLanguageProvider = otherLanguage
export const useOtherLanguage = () => use(otherLanguage)

/** Options of a block in a use, compared with those of its synced section. */
export interface SectionOptions {
  /** Set for this use alone. */
  readonly isOwn: (path: OptionPath) => boolean
  /** Takes the section's value over. */
  readonly back: (path: OptionPath) => void
}

const section = createContext<SectionOptions | undefined>(undefined)
/** Given for blocks in a use of a synced section that is known. */
export const SectionProvider = section
export const useSectionOptions = () => use(section)

/** Texts to show by option path, `items.0.seconds`. */
export type Problems = ReadonlyMap<string, readonly string[]>

const problems = createContext<Problems>(new Map())
export const ProblemsProvider = problems
export const useProblems = () => use(problems)

const warnings = createContext<Problems>(new Map())
/** Warnings by option path. */
export const WarningsProvider = warnings
export const useWarnings = () => use(warnings)

const focus = createContext<FocusRequest | undefined>(undefined)
export const FocusProvider = focus
export const useFocusRequest = () => use(focus)
