import { LOCALES } from '#locales/locale.ts'
import { alpine } from './alpine.ts'
import { brands } from './brands.ts'
import { campaign } from './campaign.ts'
import { frame } from './frame.ts'
import { furrow } from './furrow.ts'
import { home } from './home.ts'
import { member } from './member.ts'
import { type DemoPage, settingFor } from './page.ts'
import { list, product } from './shells.ts'
import { sport } from './sport.ts'
import { summer } from './summer.ts'
import { trailNotePages, trailNotes } from './trail-notes/trail-notes.ts'

/**
 * Every page of the demo, in both languages.
 * @param base start of the Hong Kong day the shop is opened on; the countdown counts from it
 */
export const demoPages = (base: number): readonly DemoPage[] =>
  LOCALES.flatMap(locale =>
    [
      frame,
      product,
      list,
      home,
      sport,
      alpine,
      furrow,
      summer,
      brands,
      campaign,
      member,
      trailNotes,
      ...trailNotePages,
    ].map(page => page(settingFor(locale, base))),
  )
