import type { Messages } from './catalogue.ts'
import type { languageTag } from './locale.ts'

declare module 'use-intl' {
  interface AppConfig {
    Locale: ReturnType<typeof languageTag>
    Messages: Messages
  }
}
