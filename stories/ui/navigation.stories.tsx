import { Accordion } from '#ui/accordion/Accordion.tsx'
import { Breadcrumb } from '#ui/breadcrumb/Breadcrumb.tsx'
import { Tabs } from '#ui/tabs/Tabs.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { useSay } from '../sample-text.ts'

const meta = { title: 'UI/Tabs, accordion, breadcrumb' } satisfies Meta
export default meta

const onChange = fn()

const ProductFacts = () => {
  const say = useSay()
  return (
    <Tabs
      label={say('商品資料', 'Product facts')}
      onChange={onChange}
      items={[
        {
          key: 'story',
          label: say('商品故事', 'Story'),
          content: <p>{say('三層防水物料，縫線全貼合。', 'Three-layer cloth, every seam taped.')}</p>,
        },
        {
          key: 'care',
          label: say('洗滌', 'Care'),
          content: <p>{say('30 度機洗，自然風乾。', 'Wash at 30 degrees, dry in the air.')}</p>,
        },
        {
          key: 'delivery',
          label: say('送貨及退換', 'Delivery and returns'),
          content: <p>{say('3 至 5 個工作天送達。', 'With you in 3 to 5 business days.')}</p>,
        },
      ]}
    />
  )
}

export const TabsOnDesktop: StoryObj = { render: () => <ProductFacts /> }
export const TabsByKeyboard: StoryObj = {
  render: () => <ProductFacts />,
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    const [story, care, delivery] = canvas.getAllByRole('tab')
    await userEvent.click(canvas.getByRole('tab', { name: 'Story' }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(care).toHaveFocus()
    await expect(care).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('tabpanel', { name: 'Care' })).toBeVisible()
    await expect(onChange).toHaveBeenLastCalledWith('care')
    await userEvent.keyboard('{End}')
    await expect(delivery).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(story).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('tabpanel', { name: 'Story' })).toHaveFocus()
  },
}

const Questions = ({ isExclusive = false }) => {
  const say = useSay()
  const answer = say(
    '收貨後 14 天內可退換，商品須未經使用並附有吊牌。處理需時約三星期。',
    'Within 14 days of receipt, unused and with its tags. We handle it within three weeks.',
  )
  return (
    <Accordion
      isExclusive={isExclusive}
      items={[
        { key: 'a', title: say('如何退換？', 'How do I return something?'), content: answer, isOpen: true },
        { key: 'b', title: say('送貨要多久？', 'How long does delivery take?'), content: answer },
        { key: 'c', title: say('GO DOLLAR 怎樣計算？', 'How is GO DOLLAR earned?'), content: answer },
      ]}
    />
  )
}

export const AccordionOpen: StoryObj = { render: () => <Questions /> }
export const AccordionOneAtATime: StoryObj = {
  render: () => <Questions isExclusive />,
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('group')
    await userEvent.click(canvas.getByText('How long does delivery take?'))
    await expect(second).toHaveAttribute('open')
    await expect(first).not.toHaveAttribute('open')
  },
}

const Crumbs = () => {
  const say = useSay()
  return (
    <Breadcrumb
      crumbs={[
        { label: say('主頁', 'Home'), href: '/' },
        { label: say('男裝', 'Men'), href: '/products/men' },
        { label: say('外套', 'Jackets'), href: '/products/men/jackets' },
        { label: say('雲嶺防水硬殼外套', 'Cloudridge Waterproof Shell') },
      ]}
    />
  )
}

export const BreadcrumbOnDesktop: StoryObj = { render: () => <Crumbs /> }
export const BreadcrumbOnPhone: StoryObj = {
  render: () => <Crumbs />,
  globals: { viewport: { value: 'phone', isRotated: false } },
}
