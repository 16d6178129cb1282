import type { BrandLook } from '#api/rules/brand-look.ts'
import type { StatedSettings } from '#api/rules/default-stated.ts'
import type { RecordEvent } from '#desk/presence/record-presence.ts'
import type { Locale } from '#locales/locale.ts'
import type { EventListeners } from '#operators/client/watch-events.ts'
import { createContext, use } from 'react'
import type { ArchivePort } from './services/archives.ts'
import type { ContentPort } from './services/content-port.ts'
import type { Operations } from './operation-client.ts'
import type { AskedAgain } from './sign-in/asked-again.ts'
import type { PracticeMark } from './practice-mark.ts'
import type { PreviewPort } from './services/preview.ts'
import type { InspectorServices } from './services/inspector-services.ts'

/** @param client the window that asks */
type WatchRecord = (
  area: string,
  code: string,
  client: string,
  listeners: EventListeners<RecordEvent>,
) => () => void

/** Surroundings of the editor beside the page itself. */
export interface EditorEnvironment {
  readonly content: ContentPort
  readonly operations: Operations
  readonly askedAgain: AskedAgain
  /** Listens to what happens to a record of an area. Returns the function that stops. */
  readonly watchRecord: WatchRecord
  readonly archives: ArchivePort
  /** Address of a photo of a return. */
  readonly returnPhoto: (number: string, id: string) => string
  readonly services: InspectorServices
  readonly preview: PreviewPort
  /** Shown before prices, as in the shop. Source: L-160. */
  readonly currencySymbol: string
  /** Face of the shop. */
  readonly brand: BrandLook
  /** Settings of the shop that texts state. */
  readonly stated: StatedSettings
  /** Set in a practice shop. */
  readonly practice?: PracticeMark | undefined
  readonly uiLocale: Locale
  readonly setUiLocale: (locale: Locale) => void
  /** Epoch ms. */
  readonly clock: () => number
}

const context = createContext<EditorEnvironment | undefined>(undefined)
export const EnvironmentProvider = context

export function useEnvironment(): EditorEnvironment {
  const environment = use(context)
  if (!environment) throw new Error('The editor was rendered without its environment.')
  return environment
}
