import { ApiError } from '#api/client/api-error.ts'
import { createArrivalNotice } from '#api/client/back-in-stock.ts'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { TextField } from '#ui/text-field/TextField.tsx'
import { type FormEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useOverlayDialog } from '../../popups/useOverlayDialog.ts'
import { useBlockContext } from '../../../page/view.ts'
import { type ArrivalProblems, arrivalProblems, refusedArrival } from './arrival-form.ts'
import styles from './ArrivalDialog.module.css'

/** A size somebody waits for. */
export interface Wanted {
  readonly skuCode: string
  /** Of the product. */
  readonly title: string
  /** As shoppers read it. */
  readonly size: string
}

interface Props {
  readonly wanted: Wanted
  readonly onClosed: () => void
}

/** Asks where to write to when a sold-out size is back. Source: C-348, CO-32. */
export function ArrivalDialog({ wanted, onClosed }: Props) {
  const t = useTranslations('product.arrival')
  const formId = useId()
  const { isOpen, onClose } = useOverlayDialog(onClosed)
  const { send, isSending, isSent, problems } = useArrival(wanted.skuCode)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="s"
      title={isSent ? t('sentTitle') : t('title')}
      actions={
        isSent ? (
          <Button onClick={onClose}>{t('close')}</Button>
        ) : (
          <Button type="submit" form={formId} isLoading={isSending}>
            {t('send')}
          </Button>
        )
      }
    >
      {isSent ? (
        <output className={styles.sent}>{t('sent', { ...wanted })}</output>
      ) : (
        <form id={formId} className={styles.form} noValidate onSubmit={event => void send(event)}>
          <p>{t('intro', { ...wanted })}</p>
          <TextField
            name="email"
            type="email"
            autoComplete="email"
            inputMode="email"
            maxLength={254}
            isRequired
            label={t('email')}
            error={problems.email && t(`problems.${problems.email}`)}
          />
          <TextField
            name="mobile"
            type="tel"
            autoComplete="tel"
            maxLength={24}
            label={t('mobile')}
            hint={t('mobileHint')}
            error={problems.mobile && t(`problems.${problems.mobile}`)}
          />
          <p role="alert" className={styles.problem}>
            {problems.message}
          </p>
        </form>
      )}
    </Dialog>
  )
}

/** Sends the form and keeps what became of it. */
function useArrival(skuCode: string) {
  const t = useTranslations('product.arrival')
  const { api } = useBlockContext()
  const [isSending, setSending] = useState(false)
  const [isSent, setSent] = useState(false)
  const [problems, setProblems] = useState<ArrivalProblems>({})

  const ask = async (email: string, mobile: string): Promise<ArrivalProblems> => {
    try {
      const input = { skuCode, email, ...(mobile && { mobile }) }
      const { success, userErrors } = await createArrivalNotice(api, input)
      if (!success) return refusedArrival(userErrors)
      setSent(true)
      return {}
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return { message: t('problems.failed') }
    }
  }

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    const form = event.currentTarget
    const fields = new FormData(form)
    const textOf = (name: string) => {
      const given = fields.get(name)
      return typeof given === 'string' ? given.trim() : ''
    }
    const [email, mobile] = [textOf('email'), textOf('mobile')]
    const wrong = arrivalProblems({ email, mobile })
    setProblems(wrong)
    if (Object.keys(wrong).length > 0) {
      form.querySelector<HTMLInputElement>(`[name=${'email' in wrong ? 'email' : 'mobile'}]`)?.focus()
      return
    }
    setSending(true)
    setProblems(await ask(email, mobile))
    setSending(false)
  }
  return { send, isSending, isSent, problems }
}
