import { type LucideIcon, Redo2, Undo2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useStore } from 'zustand'
import { type CommandName, commandOf } from '../commands/commands.ts'
import { keysText } from '../commands/keys-text.ts'
import { useEditor } from '../editor-context.ts'
import { ToolButton } from '../parts/ToolButton.tsx'

/** Undo and redo are ready exactly when there is something to take back. */
export function StepButton({ name }: { readonly name: 'undo' | 'redo' }) {
  const { session } = useEditor()
  const t = useTranslations('editor.steps')
  const steps = useStore(session.store, ({ history }) => (name === 'undo' ? history.past : history.future))
  const step = name === 'undo' ? steps.at(-1) : steps[0]
  return (
    <CommandButton
      name={name}
      isDisabled={!step}
      what={step && t(step.label)}
      icon={name === 'undo' ? Undo2 : Redo2}
    />
  )
}

interface Props {
  readonly name: CommandName
  readonly icon: LucideIcon
  readonly isDisabled?: boolean
  readonly what?: string | undefined
}

/** A command as a button of a bar. */
export function CommandButton({ name, icon, isDisabled = false, what }: Props) {
  const t = useTranslations('editor.commands')
  const { commands } = useEditor()
  const [shortcut] = commandOf(name).shortcuts
  return (
    <ToolButton
      icon={icon}
      label={what ? `${t(name)}: ${what}` : t(name)}
      keys={shortcut && keysText(shortcut)}
      disabled={isDisabled}
      onClick={() => commands.run(name)}
    />
  )
}
