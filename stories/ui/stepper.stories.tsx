import { Stepper } from '#ui/stepper/Stepper.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'

const meta = {
  title: 'UI/Stepper',
  component: Stepper,
  args: { label: '數量', min: 1, max: 7, value: 1, onChange: () => undefined },
  render: function Counter(args) {
    const [value, setValue] = useState(args.value)
    return <Stepper {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof Stepper>
export default meta
type Story = StoryObj<typeof meta>

export const One: Story = {}
export const Between: Story = { args: { value: 3 } }
export const Most: Story = { args: { value: 7 } }
export const Disabled: Story = { args: { isDisabled: true } }
