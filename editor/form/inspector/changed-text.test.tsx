import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TextRuns } from './ChangedText.tsx'

test('of a long text that stayed, start and end show, without half an emoji', () => {
  const [start, end] = ['a'.repeat(39), 'z'.repeat(39)]
  const { container } = render(<TextRuns runs={[{ kind: 'same', text: `${start}🌀 and 🌀${end}` }]} />)
  expect(container).toHaveTextContent(`${start}…${end}`)
})
