import { Badge } from '#ui/badge/Badge.tsx'
import { ButtonLink } from '#ui/button/Button.tsx'
import { DraftRibbon } from '#ui/draft-ribbon/DraftRibbon.tsx'
import { EmptyState } from '#ui/empty-state/EmptyState.tsx'
import { ErrorState } from '#ui/error-state/ErrorState.tsx'
import { Picture } from '#ui/picture/Picture.tsx'
import { Price } from '#ui/price/Price.tsx'
import { ProgressBar } from '#ui/progress-bar/ProgressBar.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/Skeleton.tsx'
import { Spinner } from '#ui/spinner/Spinner.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import { expect, fn, waitFor } from 'storybook/test'
import { useSay } from '../sample-text.ts'
import styles from './layout.module.css'

const meta = { title: 'UI/Signs and states' } satisfies Meta
export default meta

export const Prices: StoryObj = {
  render: () => (
    <div className={styles.stack}>
      <Price price="HK$2,290" size="l" />
      <Price price="HK$623" was="HK$890" size="l" />
      <Price price="HK$560.50" />
      <Price price="HK$623" was="HK$890" />
      <Price price="HK$198" was="HK$248" size="s" />
    </div>
  ),
}

const Badges = () => {
  const say = useSay()
  return (
    <div className={styles.row}>
      <Badge>{say('新品', 'New')}</Badge>
      <Badge tone="theme">{say('店長推介', 'Our pick')}</Badge>
      <Badge tone="accent">{say('7 折', '30% off')}</Badge>
      <Badge tone="danger">{say('只餘 2 件', 'Only 2 left')}</Badge>
      <Badge tone="success">{say('有現貨', 'In stock')}</Badge>
      <Badge tone="line">{say('已售罄', 'Sold out')}</Badge>
    </div>
  )
}
export const AllBadges: StoryObj = { render: () => <Badges /> }
export const AllBadgesInEnglish: StoryObj = { render: () => <Badges />, globals: { language: 'en' } }

export const Loading: StoryObj = {
  render: () => (
    <div className={styles.stack}>
      <Spinner label="載入中" size={2} />
      <SkeletonGroup className={styles.cards}>
        {[1, 2, 3, 4].map(card => (
          <div key={card}>
            <Skeleton shape="box" ratio="3 / 4" />
            <Skeleton lines={2} />
          </div>
        ))}
      </SkeletonGroup>
    </div>
  ),
}

const Nothing = () => {
  const say = useSay()
  return (
    <EmptyState
      icon={ShoppingBag}
      title={say('購物袋還是空的', 'Your bag is empty')}
      text={say(
        '看看剛到的秋季外套，或從收藏中挑選。',
        'See the new autumn jackets, or pick from what you saved.',
      )}
      action={<ButtonLink href="/list">{say('開始購物', 'Start shopping')}</ButtonLink>}
    />
  )
}
export const Empty: StoryObj = { render: () => <Nothing /> }
export const EmptyInEnglish: StoryObj = { render: () => <Nothing />, globals: { language: 'en' } }

const onRetry = fn()
export const Failed: StoryObj = {
  render: () => <ErrorState onRetry={onRetry} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '再試一次' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
}
export const FailedForGood: StoryObj = { render: () => <ErrorState />, globals: { language: 'en' } }

export const RouteProgress: StoryObj = {
  render: () => <ProgressBar isRunning />,
  parameters: { layout: 'fullscreen' },
}
export const Draft: StoryObj = { render: () => <DraftRibbon />, parameters: { layout: 'fullscreen' } }
export const PreviewOfWhatShoppersSee: StoryObj = { ...Draft, render: () => <DraftRibbon isReleased /> }
export const DraftOnPhoneInEnglish: StoryObj = {
  ...Draft,
  globals: { language: 'en', viewport: { value: 'phone', isRotated: false } },
}

export const Pictures: StoryObj = {
  render: () => (
    <div className={styles.cards}>
      <Picture src="/media/demo/product-shell.svg" alt="外套" ratio="1" />
      <Picture src="/media/demo/scene-ridge.svg" alt="山脊" ratio="3 / 4" />
      <Picture src="/missing/jacket.jpg" alt="雲嶺防水硬殼外套，背面" ratio="1" isPriority />
    </div>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: /背面/ })).toHaveAttribute('data-broken'))
  },
}

export const OnlyHeard: StoryObj = {
  render: () => (
    <p>
      3 <span className="visuallyHidden">件商品在購物袋內</span>
    </p>
  ),
}
