import type { Operator } from '#operators/operator.ts'
import { createContext, use } from 'react'
import type { Stage } from './canvas/stage.ts'
import type { PageChecks } from './checks/page-checks.ts'
import type { Commands } from './commands/commands.ts'
import type { PageSession } from '../core/session/page-session.ts'

/** Context of every part of an open page. */
export interface Editor {
  readonly session: PageSession
  readonly stage: Stage
  readonly checks: PageChecks
  readonly commands: Commands
  readonly operator: Operator
  /** Epoch ms the page is shown for. */
  readonly now: number
  /** Says something to screen readers. */
  readonly announce: (text: string) => void
}

const context = createContext<Editor | undefined>(undefined)
export const EditorProvider = context

export function useEditor(): Editor {
  const editor = use(context)
  if (!editor) throw new Error('An editor part was rendered without a page.')
  return editor
}
