import { Checkbox } from '#ui/checkbox/Checkbox.tsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useShopName } from '../../page/use-shop-name.ts'
import styles from './forms.module.css'
import type { MemberValues } from './member-rules.ts'
import type { FormOf } from './useForm.ts'

const page = (href: string) => (words: ReactNode) => (
  <a href={href} target="_blank" rel="noopener" className={styles.link}>
    {words}
  </a>
)

/** The terms, which are required, and consent to marketing, which is optional and never preset. Source: M-043, M-052, MO-22. */
export function ConsentFields({ form }: { readonly form: FormOf<MemberValues> }) {
  const t = useTranslations('account.forms')
  return (
    <div>
      <Checkbox
        {...form.box('agreesToTerms')}
        aria-required
        label={t.rich('terms', { terms: page('/terms-of-use'), privacy: page('/privacy-policy') })}
      />
      <Checkbox {...form.box('marketingConsent')} label={t('marketing', { shop: useShopName() })} />
    </div>
  )
}
