import type { Api } from '#api/client/api.ts'
import { inPage, NOON } from '../../../testing/render-view.tsx'
import { type BlockContext, NO_SESSION, type OpenedSession } from '../../../page/view.ts'
import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { departure } from '../departure.ts'

interface Around extends Partial<BlockContext> {
  readonly api: Api
  /** Path, query and fragment. */
  readonly at?: string
  readonly lastUser?: string
}

/** Draws a screen in the browser's place `at`, and watches sessions opened and where it goes. */
export function renderScreen(screen: ReactNode, { at = '/', lastUser = '', ...around }: Around) {
  window.history.replaceState(null, '', at)
  const to = vi.spyOn(departure, 'to').mockReturnValue(undefined)
  const insteadTo = vi.spyOn(departure, 'insteadTo').mockReturnValue(undefined)
  const signedIn = vi.fn<(session: OpenedSession) => Promise<void>>(() => Promise.resolve())
  const session = { ...NO_SESSION.session, signedIn, lastUser: () => lastUser }
  render(inPage(screen, { clock: () => NOON, session, ...around }))
  return { to, insteadTo, signedIn, user: userEvent.setup() }
}
