import { Checkbox } from '#ui/checkbox/Checkbox.tsx'
import { Select } from '#ui/select/Select.tsx'
import { Switch } from '#ui/switch/Switch.tsx'
import { TextArea, TextField } from '#ui/text-field/TextField.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { useSay } from '../sample-text.ts'
import styles from './layout.module.css'

const meta = { title: 'UI/Fields' } satisfies Meta
export default meta

const Form = () => {
  const say = useSay()
  return (
    <form className={styles.form} noValidate>
      <TextField
        label={say('電郵地址', 'Email')}
        hint={say('訂單確認會寄到這裡。', 'Your order confirmation goes here.')}
        placeholder="name@example.com"
        type="email"
        autoComplete="email"
        isRequired
      />
      <TextField
        label={say('手提電話', 'Mobile')}
        error={say('請輸入 8 位數字的香港電話號碼。', 'Please enter a Hong Kong number of 8 digits.')}
        defaultValue="9123"
        before="+852"
        inputMode="tel"
      />
      <TextField label={say('優惠碼', 'Coupon code')} defaultValue="TRAIL10" disabled />
      <Select
        label={say('地區', 'District')}
        placeholder={say('請選擇', 'Please choose')}
        defaultValue=""
        choices={[
          { value: 'hk', label: say('香港島', 'Hong Kong Island') },
          { value: 'kl', label: say('九龍', 'Kowloon') },
          { value: 'nt', label: say('新界', 'New Territories') },
          { value: 'is', label: say('離島（暫不送貨）', 'Islands (no delivery for now)'), isDisabled: true },
        ]}
      />
      <TextArea label={say('備註', 'Note')} maxLength={200} />
      <div>
        <Checkbox label={say('接收新品及優惠消息', 'Send me news and offers')} defaultChecked />
        <Checkbox label={say('全選', 'Select all')} isPartly />
        <Checkbox
          label={say('我已閱讀並同意條款', 'I have read and accept the terms')}
          error={say('請先同意條款。', 'Please accept the terms first.')}
        />
        <Checkbox label={say('已售罄', 'Sold out')} disabled defaultChecked />
      </div>
      <div>
        <Switch label={say('只顯示有貨', 'In stock only')} defaultChecked />
        <Switch label={say('使用 GO DOLLAR', 'Use GO DOLLAR')} />
        <Switch label={say('會員專享', 'Members only')} disabled />
      </div>
    </form>
  )
}

export const All = { render: () => <Form /> }
export const AllInEnglish = { render: () => <Form />, globals: { language: 'en' } }
export const Phone = { render: () => <Form />, globals: { viewport: { value: 'phone', isRotated: false } } }

export const NamedAndDescribed: StoryObj = {
  render: () => <Form />,
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    const mobile = canvas.getByLabelText('Mobile')
    await expect(mobile).toHaveAccessibleDescription('Please enter a Hong Kong number of 8 digits.')
    await expect(mobile).toBeInvalid()
    const stock = canvas.getByRole('switch', { name: 'In stock only' })
    await userEvent.click(stock)
    await expect(stock).not.toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: 'Select all' })).toBePartiallyChecked()
    await userEvent.selectOptions(canvas.getByLabelText('District'), 'kl')
    await expect(canvas.getByLabelText('District')).toHaveValue('kl')
  },
}
