import { collections } from '#desk/collections/collections.ts'
import type { Messages } from '#locales/catalogue.ts'
import { languageTag, type Locale } from '#locales/locale.ts'
import type { Right } from '#operators/rights.ts'
import { createTranslator } from 'use-intl/core'

/** Something that operators with a right can begin. */
interface DeskCommand {
  readonly label: (messages: Messages, locale: Locale) => string
  readonly right: Right
  /** Address that it opens from a screen; `undefined` on screens that do not offer it. */
  readonly from: (pathname: string) => string | undefined
}

/** A command of every screen. */
const anywhere = (to: string, right: Right, label: DeskCommand['label']): DeskCommand => ({
  label,
  right,
  from: () => to,
})

/** Address of the sheet of a style; the others below `/goods` are no sheets. */
const SHEET = /^\/goods\/(?!(?:new|bin)$)[^/]+$/

/** Collections whose records staff begin. */
const ownRecords = collections.filter(each => !('isFixed' in each))

export const DESK_COMMANDS: readonly DeskCommand[] = [
  {
    label: ({ editor }) => editor.find.appears,
    right: 'goods.read',
    from: pathname => (SHEET.test(pathname) ? `${pathname}#appears` : undefined),
  },
  anywhere('/pages?new', 'pages.create', ({ editor }) => editor.pages.create),
  anywhere('/campaigns?new', 'pages.publish', ({ editor }) => editor.campaigns.new),
  anywhere('/operators?new', 'operators.manage', ({ editor }) => editor.operators.add),
  anywhere('/account', 'account.own', ({ editor }) => editor.desk.ownAccount),
  anywhere('/goods/new', 'goods.change', ({ editor }) => editor.styles.new.title),
  ...ownRecords.map(({ name, rights }) =>
    anywhere(`/${name}/new`, rights.change, (messages, locale) => {
      const t = createTranslator({ locale: languageTag(locale), messages, namespace: 'editor.records' })
      return t('new', { one: messages.collections[name].one })
    }),
  ),
]
