import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { repeatEarlyPresses } from './FilterForm.tsx'

test('boxes ticked before the form came alive are pressed again, one after the other; others are left alone', async () => {
  const onChange = vi.fn<(value: string, isChecked: boolean) => void>()
  const { container } = render(
    <form>
      {['a', 'b', 'c'].map(value => (
        <input
          key={value}
          type="checkbox"
          value={value}
          defaultChecked={value === 'c'}
          onChange={({ target }) => onChange(target.value, target.checked)}
        />
      ))}
    </form>,
  )
  const [form] = container.getElementsByTagName('form')
  for (const box of container.querySelectorAll('input')) if (box.value !== 'b') box.checked = !box.checked
  if (form) await repeatEarlyPresses(form)
  expect(onChange.mock.calls).toEqual([
    ['a', true],
    ['c', false],
  ])
})
