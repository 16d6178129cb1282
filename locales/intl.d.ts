import type { Messages } from './catalogue.ts'
import type { Locale } from './locale.ts'

declare module 'use-intl' {
  interface AppConfig {
    Locale: Locale
    Messages: Messages
  }
}
