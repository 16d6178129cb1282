import { Chip } from '#ui/chip/Chip.tsx'
import { RangeSlider } from '#ui/range-slider/RangeSlider.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'

const meta = { title: 'UI/RangeSlider', component: RangeSlider } satisfies Meta<typeof RangeSlider>
export default meta
type Story = StoryObj<typeof meta>

const stops = [1, 50, 100, 200, 500, 1000, 2000, 5000, 10_000]
const args: Story['args'] = {
  stops,
  value: [100, 2000],
  labels: ['最低價格', '最高價格'],
  textOf: value => `HK$${value}`,
  onChange: () => undefined,
  onCommit: () => undefined,
}

/** By mouse, touch, arrow keys, Page Up and Down, Home and End. */
function Moving(props: Story['args']) {
  const [value, setValue] = useState<readonly [number, number]>(props.value)
  return <RangeSlider {...props} value={value} onChange={setValue} />
}

export const Range: Story = { args, render: Moving }
export const Untouched: Story = { args: { ...args, value: [1, 10_000] }, render: Moving }
export const Together: Story = { args: { ...args, value: [500, 500] }, render: Moving }

/** Selected values, each with a remove button. */
export const Chips: Story = {
  args,
  render: () => (
    <p>
      <Chip label="移除「松綠」" onRemove={() => undefined}>
        松綠
      </Chip>{' '}
      <Chip label="Remove “HK$100 – HK$500”" onRemove={() => undefined}>
        HK$100 – HK$500
      </Chip>
    </p>
  ),
}
