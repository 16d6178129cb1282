import { LOCALES } from '#locales/locale.ts'
import { alpine } from './alpine.ts'
import { frame } from './frame.ts'
import { home } from './home.ts'
import { type DemoPage, settingFor } from './page.ts'
import { list, product } from './shells.ts'
import { summer } from './summer.ts'

/**
 * Every page of the demo, in both languages.
 * @param base start of the Hong Kong day the shop is opened on; the countdown counts from it
 */
export const demoPages = (base: number): readonly DemoPage[] =>
  LOCALES.flatMap(locale =>
    [frame, product, list, home, alpine, summer].map(page => page(settingFor(locale, base))),
  )
