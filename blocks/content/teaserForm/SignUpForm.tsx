import type { NewsletterTopic } from '#api/client/support/newsletter.ts'
import { REGIONS } from '#api/rules/regions.ts'
import { Button } from '#ui/button/Button.tsx'
import { Select } from '#ui/select/Select.tsx'
import { TextField } from '#ui/text-field/TextField.tsx'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { EMAIL_TEXT } from '../../shop/form/text-kinds.ts'
import { TopicBoxes } from '../../shop/newsletter/TopicBoxes.tsx'
import type { TeaserFormOptions } from './block.ts'
import styles from './TeaserForm.module.css'
import { useSignUp } from './useSignUp.ts'

interface Props extends Pick<TeaserFormOptions, 'title' | 'buttonText' | 'successText'> {
  readonly topics: readonly NewsletterTopic[]
}

/** E-mail, country or region, and what signing up means; after success the operator's thanks in its place. */
export function SignUpForm({ title, buttonText, successText, topics }: Props) {
  const t = useTranslations('shop.teaserForm')
  const regions = useTranslations('shop.regions')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const { form, isSent } = useSignUp(topics.length > 0 ? chosen : undefined)
  if (isSent) return <Thanks>{successText || t('sent')}</Thanks>
  return (
    <form {...form.form} className={styles.form} aria-label={title || t('label')}>
      <TextField {...form.text('email')} {...EMAIL_TEXT} isRequired label={t('email')} />
      <Select
        {...form.text('country')}
        autoComplete="country"
        isRequired
        label={t('country')}
        placeholder={t('choose')}
        choices={REGIONS.map(code => ({ value: code, label: regions(code) }))}
      />
      <TopicBoxes legend={t('topics')} topics={topics} chosen={chosen} onChoose={setChosen} />
      <Button type="submit" className={styles.send} isLoading={form.isBusy}>
        {buttonText || t('send')}
      </Button>
      <p className={styles.consent}>{t('consent')}</p>
    </form>
  )
}

/** Takes the focus the form's button had; the toast says that it worked. */
function Thanks({ children }: { readonly children: string }) {
  const place = useRef<HTMLParagraphElement>(null)
  useEffect(() => place.current?.focus({ preventScroll: true }), [])
  return (
    <p ref={place} tabIndex={-1} className={styles.thanks}>
      {children}
    </p>
  )
}
