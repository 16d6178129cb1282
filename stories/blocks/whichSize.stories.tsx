import type { Api } from '#api/client/api.ts'
import { BlockContextProvider, useBlockContext } from '#blocks/page/view.ts'
import { WhichSize } from '#blocks/shop/catalogue/product-detail/WhichSize.tsx'
import { productDetail } from '#blocks/testing/product-detail.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { expect, waitFor } from 'storybook/test'

type Answer = 'product' | 'nothing' | 'failure' | 'never'

/** Around the question: an api that gives the sample product, or does not. */
function Shop({ answer, children }: { readonly answer: Answer; readonly children: ReactNode }) {
  const context = useBlockContext()
  const [api] = useState<Api>(() => ({
    ...context.api,
    run: () => {
      if (answer === 'never') return new Promise(() => undefined)
      if (answer === 'failure') return Promise.reject(new Error('offline'))
      return Promise.resolve({
        node: answer === 'product' ? productDetail({}, context.locale) : null,
      } as never) // both documents ask for a node
    },
  }))
  return <BlockContextProvider value={{ ...context, api }}>{children}</BlockContextProvider>
}

const meta = {
  title: 'Blocks/WhichSize',
  component: WhichSize,
  parameters: { layout: 'fullscreen' },
  args: { code: 'CR-JKT-001', onClosed: () => undefined, answer: 'product' },
  render: ({ answer, ...args }) => (
    <Shop answer={answer}>
      <WhichSize {...args} />
    </Shop>
  ),
} satisfies Meta<Parameters<typeof WhichSize>[0] & { answer: Answer }>
export default meta
type Story = StoryObj<typeof meta>

const phone = { viewport: { value: 'phone', isRotated: false } }

/** Sizes are the answers; those that are sold out can be marked too. */
export const Sizes: Story = {
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog', { name: '要哪個尺碼？' })
    // It fades in.
    await waitFor(() => expect(dialog).toBeVisible())
  },
}
export const English: Story = { globals: { language: 'en' } }
export const Phone: Story = { globals: phone }
export const PhoneInEnglish: Story = { globals: { language: 'en', ...phone } }
export const Loading: Story = { args: { answer: 'never' } }
export const Failed: Story = { args: { answer: 'failure' } }
export const Unknown: Story = { args: { answer: 'nothing' } }
