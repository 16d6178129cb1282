import { expect, userEvent, within } from 'storybook/test'
import type { Api } from '#api/client/api.ts'
import { QuickView } from '#blocks/shop/catalogue/product-detail/QuickView.tsx'
import { productDetail } from '#blocks/testing/product-detail.ts'
import { BlockContextProvider, useBlockContext } from '#blocks/page/view.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'

type Answer = 'product' | 'nothing' | 'failure' | 'never'

/** Around quick view: an api that gives the sample product, or does not. */
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
  title: 'Blocks/QuickView',
  component: QuickView,
  parameters: { layout: 'fullscreen' },
  args: { code: 'CR-JKT-001', onClosed: () => undefined, answer: 'product' },
  render: ({ answer, ...args }) => (
    <Shop answer={answer}>
      <QuickView {...args} />
    </Shop>
  ),
} satisfies Meta<Parameters<typeof QuickView>[0] & { answer: Answer }>
export default meta
type Story = StoryObj<typeof meta>

const phone = { viewport: { value: 'phone', isRotated: false } }

export const Product: Story = {}
export const English: Story = { globals: { language: 'en' } }
export const Phone: Story = { globals: phone }
export const Loading: Story = { args: { answer: 'never' } }
export const Failed: Story = { args: { answer: 'failure' } }
export const Unknown: Story = { args: { answer: 'nothing' } }

/** The size guide lies over the product without leaving the window. Source: C-078, CO-20. */
export const SizeGuide: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog'))
    await userEvent.click(await dialog.findByRole('button', { name: 'Size guide' }))
    await expect(dialog.getByRole('table')).toBeVisible()
  },
}
