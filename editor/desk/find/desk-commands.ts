import type { Messages } from '#locales/catalogue.ts'
import type { Right } from '#operators/rights.ts'

/** Something that operators with a right can begin from anywhere. */
interface DeskCommand {
  readonly label: (messages: Messages) => string
  readonly right: Right
  /** Address of the screen that it opens. */
  readonly to: string
}

export const DESK_COMMANDS: readonly DeskCommand[] = [
  { label: ({ editor }) => editor.pages.create, right: 'pages.create', to: '/pages?new' },
  { label: ({ editor }) => editor.campaigns.new, right: 'pages.publish', to: '/campaigns?new' },
  { label: ({ editor }) => editor.operators.add, right: 'operators.manage', to: '/operators?new' },
]
