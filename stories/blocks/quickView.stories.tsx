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
    run: document => {
      if (answer === 'never') return new Promise(() => undefined)
      if (answer === 'failure') return Promise.reject(new Error('offline'))
      if (document.operation === 'cartAdd')
        return Promise.resolve({ cartAdd: { cart: null, success: true, userErrors: [] } } as never)
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

/** After an add, in place of the buttons: what was added, and the ways on. Source: L-126. */
const added =
  (size: RegExp, add: RegExp): Story['play'] =>
  async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog'))
    await userEvent.click(await dialog.findByRole('radio', { name: size }))
    await userEvent.click(dialog.getByRole('button', { name: add }))
    await expect(await dialog.findByRole('region', { name: /已加入購物袋|Added to your bag/ })).toBeVisible()
  }
export const Added: Story = { play: added(/^M/, /加入購物袋/) }
export const AddedInEnglish: Story = { globals: { language: 'en' }, play: added(/^M/, /Add to bag/i) }
export const AddedOnPhone: Story = { globals: phone, play: added(/^M/, /加入購物袋/) }
