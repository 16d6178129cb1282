import { createArrivalNotice } from '#api/client/support/back-in-stock.ts'
import { Button } from '#ui/button/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { TextField } from '#ui/text-field/TextField.tsx'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useBlockContext } from '../../../page/view.ts'
import { trimmed } from '../../form/form-values.ts'
import { EMAIL_TEXT } from '../../form/text-kinds.ts'
import { useForm } from '../../form/useForm.ts'
import { useOverlayDialog } from '../../popups/useOverlayDialog.ts'
import {
  type BackInStockProblem,
  backInStockProblems,
  type BackInStockValues,
  EMPTY_BACK_IN_STOCK,
  refusedField,
} from './back-in-stock-form.ts'
import styles from './BackInStockDialog.module.css'

/** A sold-out size to be notified about. */
export interface SoldOutSize {
  readonly skuCode: string
  /** Of the product. */
  readonly title: string
  /** As shoppers read it. */
  readonly size: string
}

interface Props {
  readonly wanted: SoldOutSize
  readonly onClosed: () => void
}

/** Longest mobile number as typed (characters). */
const MAX_MOBILE = 24

/** Asks where to send the notice when a sold-out size is back in stock. Source: C-348, CO-32. */
export function BackInStockDialog({ wanted, onClosed }: Props) {
  const t = useTranslations('product.backInStock')
  const formId = useId()
  const { isOpen, onClose } = useOverlayDialog(onClosed)
  const [isSent, setSent] = useState(false)
  const form = useBackInStockForm(wanted.skuCode, () => setSent(true))
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
          <Button type="submit" form={formId} isLoading={form.isBusy}>
            {t('send')}
          </Button>
        )
      }
    >
      {isSent ? (
        <output className={styles.sent}>{t('sent', { ...wanted })}</output>
      ) : (
        <form {...form.form} id={formId} className={styles.form}>
          <p>{t('intro', { ...wanted })}</p>
          <TextField {...form.text('email')} {...EMAIL_TEXT} isRequired data-autofocus label={t('email')} />
          <TextField
            {...form.text('mobile')}
            type="tel"
            autoComplete="tel"
            maxLength={MAX_MOBILE}
            label={t('mobile')}
            hint={t('mobileHint')}
          />
          <p role="alert" className={styles.problem}>
            {form.notice}
          </p>
        </form>
      )}
    </Dialog>
  )
}

function useBackInStockForm(skuCode: string, onSent: () => void) {
  const t = useTranslations('product.backInStock')
  const { api } = useBlockContext()
  return useForm<BackInStockValues, BackInStockProblem>({
    initial: EMPTY_BACK_IN_STOCK,
    validate: values => backInStockProblems(trimmed(values)),
    texts: {
      problem: problem => t(`problems.${problem}`),
      network: t('problems.failed'),
      server: t('problems.failed'),
    },
    async send(values) {
      const { email, mobile } = trimmed(values)
      const { success, userErrors } = await createArrivalNotice(api, {
        skuCode,
        email,
        ...(mobile && { mobile }),
      })
      if (success) onSent()
      if (success) return []
      return userErrors.map(({ code, message }) => {
        const field = refusedField(code)
        return field ? { code, message: t(`problems.${field}`), field } : { code, message, field: null }
      })
    },
  })
}
