import { z } from 'zod'
import type { Preset } from '../../page/define-block.ts'
import { field, imageUrl, optionalLink, richText } from '../../page/option-fields.ts'

/** Base of all screens' definitions: one locked block in the core of its shell, live as soon as the page is idle. */
export const SCREEN = {
  group: 'screens',
  slots: ['core'],
  locked: true,
  isScreen: true,
  hydration: 'load',
} as const

const frameFields = {
  /** Shown above the screen. */
  picture: imageUrl(),
  alt: z.string().max(200).default(''),
  /** Shown below the screen. */
  note: richText(),
  helpText: field(z.string().trim().max(60).default(''), { group: 'content' }),
  helpLink: optionalLink(),
}

/** Options of a screen: its own, then those `ScreenFrame` draws around every screen. */
export const screenSchema = <Own extends z.ZodRawShape = Record<never, never>>(own: Own = {} as Own) =>
  z.object({ ...own, ...frameFields })

/** Options of screens that have none of their own. */
export const plainScreenSchema = screenSchema()
export type ScreenOptions = z.output<typeof plainScreenSchema>

/** A switch that is on unless an operator turns it off. */
export const shownUnlessOff = () => field(z.boolean().default(true), { widget: 'switch', group: 'behaviour' })

/** Notes and help links that suit any screen. */
export const screenPresets = [
  { key: 'plain', options: {} },
  {
    key: 'withHelp',
    locale: 'zh_HK',
    options: {
      note: '<p>需要協助？客戶服務時間為星期一至五 9:30–18:00（公眾假期除外）。</p>',
      helpText: '聯絡客戶服務',
      helpLink: { type: 0, value: '/contact-us' },
    },
  },
  {
    key: 'withHelpEn',
    locale: 'en_US',
    options: {
      note: '<p>Need help? Customer service is open Monday to Friday 9:30–18:00, except public holidays.</p>',
      helpText: 'Contact customer service',
      helpLink: { type: 0, value: '/contact-us' },
    },
  },
] satisfies Preset<z.input<typeof plainScreenSchema>>[]
