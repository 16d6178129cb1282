import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { renderInWorld } from '../../../testing/open-editor.tsx'
import { DateTimePicker } from './DateTimePicker.tsx'

/** 21 November 2026, 10:37 in Hong Kong. */
const NOW = Date.UTC(2026, 10, 21, 2, 37)

function open(value = '') {
  const saved = vi.fn<(text: string) => void>()
  function Field() {
    const [text, setText] = useState(value)
    const change = (next: string) => {
      saved(next)
      setText(next)
    }
    return (
      <DateTimePicker
        label="Until"
        value={text}
        describedBy={undefined}
        isInvalid={false}
        onChange={change}
        now={() => NOW}
      />
    )
  }
  renderInWorld(<Field />)
  return saved
}
const segment = (name: RegExp) => screen.getByRole('spinbutton', { name })
const leave = () => act(() => (document.activeElement as HTMLElement).blur())

describe('a day that the calendar does not have', () => {
  test('29 February of a common year is refused in a sentence; what was there stays', async () => {
    const saved = open('2027-2-28 10:20:30')
    await userEvent.click(segment(/^day/))
    await userEvent.keyboard('29')
    expect(screen.getByText('There is no 29 February 2027. The date was not changed.')).toBeVisible()
    leave()
    expect(saved).toHaveBeenLastCalledWith('2027-2-28 10:20:30')
    expect(segment(/^day/)).toHaveTextContent('28')
    expect(screen.getByText(/^There is no 29 February 2027/)).toBeVisible()
    await userEvent.click(segment(/^day/))
    await userEvent.keyboard('27')
    expect(saved).toHaveBeenLastCalledWith('2027-2-27 10:20:30')
    expect(screen.queryByText(/^There is no/)).toBeNull()
  })

  test('nor does another year make it 28 February or 1 March', async () => {
    const saved = open('2028-2-29 10:20:30')
    await userEvent.click(segment(/^year/))
    await userEvent.keyboard('2027')
    leave()
    expect(saved.mock.calls.map(([text]) => text)).not.toContainEqual(expect.stringMatching(/^2027/))
    expect(segment(/^year/)).toHaveTextContent('2028')
    expect(screen.getByText(/^There is no 29 February 2027/)).toBeVisible()
  })

  test('29 February of a leap year is saved', async () => {
    const saved = open('2028-2-28 10:20:30')
    await userEvent.click(segment(/^day/))
    await userEvent.keyboard('29')
    expect(saved).toHaveBeenLastCalledWith('2028-2-29 10:20:30')
  })
})

describe('a day chosen in the calendar', () => {
  const choose = async () => {
    await userEvent.click(screen.getByRole('button', { name: /alendar/ }))
    await userEvent.click(screen.getByRole('button', { name: /25 November 2026/ }))
  }

  test('keeps the time that was there, seconds included', async () => {
    const saved = open('2026-11-21 10:20:30')
    await choose()
    expect(saved).toHaveBeenLastCalledWith('2026-11-25 10:20:30')
  })

  test('begins at midnight in an empty field', async () => {
    const saved = open()
    await choose()
    expect(saved).toHaveBeenLastCalledWith('2026-11-25 00:00:00')
  })
})
