import { useTranslations } from 'use-intl'
import { useEditor } from '../editor-context.ts'
import type { CommandName } from './commands.ts'
import { selectedGroup } from './selection.ts'

/** Names a command for the present selection: deleting says how many blocks go. */
export function useCommandName(): (name: CommandName) => string {
  const t = useTranslations('editor')
  const { session } = useEditor()
  const count = selectedGroup(session).length
  return name =>
    count > 1 && (name === 'remove' || name === 'removeHere')
      ? t(`menu.${name}`, { count })
      : t(`commands.${name}`)
}
