import { MAX_NAME } from '#blocks/page/page.ts'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { useNode } from '../open-page/use-page.ts'
import { renderInEditor } from '../../testing/open-editor.tsx'
import { WrapperPanel } from './WrapperPanel.tsx'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

function Panel() {
  const node = useNode('first')
  return node ? <WrapperPanel node={node} /> : null
}

test('a name that is too long stays in the field, says the limit and is never cut (LO-18)', async () => {
  const { session } = renderInEditor(<Panel />)
  const field = screen.getByLabelText('Name')
  const long = 'n'.repeat(MAX_NAME + 1)
  await userEvent.clear(field)
  await userEvent.paste(long)
  expect(field).toHaveValue(long)
  expect(screen.getByText('Use at most 120 characters.')).toBeVisible()
  expect(session.page.node('first')?.name).toBe('')
  await userEvent.type(field, '{Backspace}')
  expect(session.page.node('first')?.name).toBe('n'.repeat(MAX_NAME))
  expect(screen.queryByText('Use at most 120 characters.')).toBeNull()
})
