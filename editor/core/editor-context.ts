import type { Operator } from '#content-store/client/types.ts'
import { createContext, use } from 'react'
import type { Stage } from '../builder/canvas/stage.ts'
import type { PageChecks } from '../builder/checks/page-checks.ts'
import type { Commands } from '../builder/commands/commands.ts'
import type { PageSession } from './session/page-session.ts'

/** What every part of an open page works with. */
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
