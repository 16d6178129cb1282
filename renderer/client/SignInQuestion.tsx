import { type Locale, languageTag } from '#locales/locale.ts'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { createRoot } from 'react-dom/client'
import { type AbstractIntlMessages, IntlProvider, useTranslations } from 'use-intl'

interface Question {
  /** The account that the link names; empty when it names none by its address. */
  readonly account: string
  /** A member is logged in, whose session would end. */
  readonly isMember: boolean
}

function SignInQuestion({
  account,
  isMember,
  onAnswer,
}: Question & { readonly onAnswer: (isAgreed: boolean) => void }) {
  const t = useTranslations('shop.page.sso')
  return (
    <Dialog
      isOpen
      onClose={() => onAnswer(false)}
      title={account === '' ? t('titleUnnamed') : t('title', { account })}
      size="s"
      actions={
        <>
          <Button variant="line" onClick={() => onAnswer(false)}>
            {t('decline')}
          </Button>
          <Button onClick={() => onAnswer(true)}>{t('agree')}</Button>
        </>
      }
    >
      <p>{isMember ? t('replaces') : t('text')}</p>
    </Dialog>
  )
}

/** Asks before a link signs the shopper in: it may have come from anywhere, and the bag would go to that account. */
export const askToSignIn = (
  question: Question,
  { locale, messages }: { readonly locale: Locale; readonly messages: AbstractIntlMessages },
): Promise<boolean> =>
  new Promise(resolve => {
    const host = document.body.appendChild(document.createElement('div'))
    const root = createRoot(host)
    const onAnswer = (isAgreed: boolean) => {
      resolve(isAgreed)
      // Not while the press is still being handled.
      setTimeout(() => {
        root.unmount()
        host.remove()
      })
    }
    root.render(
      <IntlProvider locale={languageTag(locale)} messages={messages}>
        <SignInQuestion {...question} onAnswer={onAnswer} />
      </IntlProvider>,
    )
  })
