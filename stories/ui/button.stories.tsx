import { Button, ButtonLink } from '#ui/button/Button.tsx'
import { IconButton } from '#ui/icon-button/IconButton.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Heart from 'lucide-react/icons/heart'
import Menu from 'lucide-react/icons/menu'
import Search from 'lucide-react/icons/search'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import { expect, fn } from 'storybook/test'
import { useSay } from '../sample-text.ts'
import styles from './layout.module.css'

const meta = {
  title: 'UI/Button',
  component: Button,
  args: { children: '加入購物袋', onClick: fn() },
  argTypes: {
    variant: { control: 'select', options: ['solid', 'line', 'quiet', 'danger'] },
    size: { control: 'select', options: ['s', 'm', 'l'] },
    isLoading: { control: 'boolean' },
    isWide: { control: 'boolean' },
    disabled: { control: 'boolean' },
  },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Solid: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Loading: Story = {
  args: { isLoading: true },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: '加入購物袋' })
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveAttribute('aria-busy', 'true')
  },
}

export const Disabled: Story = { args: { disabled: true } }
export const Wide: Story = { args: { isWide: true, size: 'l' } }
export const LongWords: Story = {
  args: { children: '立即以會員優惠價預購二〇二六年秋冬限定聯乘系列 Weatherproofbreathableultralight' },
  globals: { viewport: { value: 'phone', isRotated: false } },
}

const Sheet = () => {
  const say = useSay()
  return (
    <div className={styles.stack}>
      {(['l', 'm', 's'] as const).map(size => (
        <div key={size} className={styles.row}>
          <Button size={size}>{say('加入購物袋', 'Add to bag')}</Button>
          <Button size={size} variant="line">
            {say('了解更多', 'Learn more')}
          </Button>
          <Button size={size} variant="quiet" icon={<Icon of={Heart} />}>
            {say('收藏', 'Save')}
          </Button>
          <Button size={size} variant="danger">
            {say('刪除地址', 'Delete address')}
          </Button>
          <ButtonLink size={size} variant="line" href="#shells">
            {say('全部外套', 'All shells')}
            <Icon of={ArrowRight} />
          </ButtonLink>
        </div>
      ))}
      <div className={styles.row}>
        <IconButton icon={Menu} label={say('選單', 'Menu')} />
        <IconButton icon={Search} label={say('搜尋', 'Search')} />
        <IconButton icon={ShoppingBag} label={say('購物袋，3 件', 'Bag, 3 items')} count={3} />
        <IconButton icon={ShoppingBag} label={say('購物袋，120 件', 'Bag, 120 items')} count={120} />
        <IconButton icon={Heart} label={say('收藏', 'Save')} variant="round" />
        <IconButton icon={Heart} label={say('收藏', 'Save')} variant="round" size="s" />
        <IconButton icon={Heart} label={say('收藏', 'Save')} disabled />
      </div>
    </div>
  )
}

export const All: Story = { render: () => <Sheet /> }
export const AllInEnglish: Story = { ...All, globals: { language: 'en' } }

/** On a bright theme colour the text turns dark (`theme.ts`). */
export const BrightTheme: Story = {
  render: () => (
    <div style={{ '--theme-colour': '#f2c14e', '--on-theme': '#16211b' } as React.CSSProperties}>
      <Button>加入購物袋</Button>
    </div>
  ),
}
