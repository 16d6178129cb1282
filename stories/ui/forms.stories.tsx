import { CodeField } from '#ui/code-field/CodeField.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { PasswordField } from '#ui/password-field/PasswordField.tsx'
import { PhoneField } from '#ui/phone-field/PhoneField.tsx'
import { RadioRow } from '#ui/radio-row/RadioRow.tsx'
import { StrengthMeter } from '#ui/strength-meter/StrengthMeter.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { useSay } from '../sample-text.ts'
import styles from './layout.module.css'

const meta = { title: 'UI/Forms' } satisfies Meta
export default meta

const nothing = () => undefined

const Fields = ({ isWrong = false }: { readonly isWrong?: boolean }) => {
  const say = useSay()
  const [area, setArea] = useState('HK')
  const error = (zh: string, en: string) => (isWrong ? say(zh, en) : undefined)
  return (
    <form className={styles.form} noValidate>
      <RadioRow
        name="by"
        label={say('以哪種方式驗證？', 'How would you like to verify?')}
        defaultValue="email"
        choices={[
          { value: 'email', label: say('電郵', 'Email') },
          { value: 'mobile', label: say('流動電話', 'Mobile') },
        ]}
        error={error('請選擇一項。', 'Please choose one.')}
      />
      <PhoneField
        name="mobile"
        label={say('流動電話', 'Mobile')}
        areas={[
          { value: 'HK', label: say('香港 +852', 'Hong Kong +852'), short: '+852' },
          { value: 'MO', label: say('澳門 +853', 'Macau +853'), short: '+853' },
        ]}
        areaName="area"
        areaLabel={say('電話區號', 'Area code')}
        area={area}
        onAreaChange={setArea}
        error={error('請輸入有效的電話號碼。', 'Please enter a valid number.')}
      />
      <CodeField
        name="code"
        label={say('驗證碼', 'Verification code')}
        hint={say('我們會以短訊傳送驗證碼。', 'We will text you a code.')}
        sendLabel={isWrong ? say('42 秒後重發', 'Again in 42 s') : say('傳送驗證碼', 'Send code')}
        isWaiting={isWrong}
        isSending={false}
        onSend={nothing}
        news={isWrong ? say('驗證碼已傳送。', 'The code is on its way.') : ''}
        error={error('驗證碼錯誤。', 'That code is wrong.')}
      />
      <PasswordField
        name="password"
        label={say('密碼', 'Password')}
        autoComplete="new-password"
        showLabel={say('顯示密碼', 'Show password')}
        hideLabel={say('隱藏密碼', 'Hide password')}
        error={error('請輸入密碼。', 'Please enter a password.')}
      />
    </form>
  )
}

const Meters = () => {
  const say = useSay()
  const texts = {
    empty: say('未輸入', 'Empty'),
    low: say('弱', 'Low'),
    mid: say('中', 'Medium'),
    high: say('強', 'High'),
  }
  return (
    <div className={styles.form}>
      {(['empty', 'low', 'mid', 'high'] as const).map(level => (
        <StrengthMeter
          key={level}
          level={level}
          label={say('密碼強度', 'Password strength')}
          text={texts[level]}
        />
      ))}
      <Notice>{say('資料將於三個工作天內更新。', 'This takes up to three working days.')}</Notice>
      <Notice tone="success">{say('已成功連結。', 'Linked.')}</Notice>
      <Notice tone="warning">{say('此區塊無法顯示。', 'This block cannot be shown.')}</Notice>
      <Notice tone="error">{say('請檢查表格內容。', 'Please check the form.')}</Notice>
    </div>
  )
}

export const All = { render: () => <Fields /> }
export const Wrong = { render: () => <Fields isWrong /> }
export const WrongInEnglish = { render: () => <Fields isWrong />, globals: { language: 'en' } }
export const Phone = {
  render: () => <Fields isWrong />,
  globals: { viewport: { value: 'phone', isRotated: false } },
}
export const StrengthAndNotices = { render: () => <Meters /> }

export const ShowsAndHides: StoryObj = {
  render: () => <Fields />,
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    const password = canvas.getByLabelText('Password')
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(password).toHaveAttribute('type', 'text')
    await userEvent.selectOptions(canvas.getByLabelText('Area code'), 'MO')
    await expect(canvas.getByText('+853')).toBeVisible()
  },
}
