import { type LucideIcon, Redo2, Undo2 } from 'lucide-react'
import { memo } from 'react'
import { useTranslations } from 'use-intl'
import { useStore } from 'zustand'
import { type CommandName, commandOf } from '../commands/commands.ts'
import { keysText } from '../../kit/parts/keys-text.ts'
import { useEditor } from '../editor-context.ts'
import { ToolButton } from '../../kit/parts/ToolButton.tsx'
import { nextStep } from '../../core/model/history.ts'
import { useStepText } from '../../core/session/use-step-text.ts'

/** Undo and redo are ready exactly when there is something to take back. */
export function StepButton({ name }: { readonly name: 'undo' | 'redo' }) {
  const { session } = useEditor()
  const textOf = useStepText()
  const step = nextStep(
    useStore(session.store, state => state.history),
    name,
  )
  return (
    <CommandButton
      name={name}
      isDisabled={!step}
      what={step && textOf(step.label, step.forward)}
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

/** A command as a button of a bar. Kept while its words stay the same: each key makes a step, and most belong to the step before. */
export const CommandButton = memo(function CommandButton({ name, icon, isDisabled = false, what }: Props) {
  const t = useTranslations('editor.commands')
  const toolbar = useTranslations('editor.toolbar')
  const { commands } = useEditor()
  const [shortcut] = commandOf(name).shortcuts
  return (
    <ToolButton
      icon={icon}
      label={what ? toolbar('step', { command: t(name), what }) : t(name)}
      keys={shortcut && keysText(shortcut)}
      disabled={isDisabled}
      onClick={() => commands.run(name)}
    />
  )
})
